import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { creditsTowards } from "~/domain/money/payment";
import { afterPaymentEvent, PAYMENT_LIFE, type PaymentEvent, statusesBefore } from "~/domain/money/payment-life";
import { PAYMENT_STATUSES, type PaymentStatus } from "~/domain/money/payment-status";

const told = fc.constantFrom("processing", "succeed", "fail", "cancel") satisfies fc.Arbitrary<PaymentEvent>;
const arrival = fc.record({ id: fc.integer({ min: 1, max: 6 }), event: told });

function lived(events: { id: number; event: PaymentEvent }[], from: PaymentStatus = "open") {
  const known = new Set<number>();
  return events.reduce<PaymentStatus>((status, { id, event }) => {
    if (known.has(id)) return status;
    known.add(id);
    return afterPaymentEvent(status, event) ?? status;
  }, from);
}

describe("a payment's life", () => {
  it("knows one way from a status by an event", () => {
    for (const from of PAYMENT_STATUSES) {
      for (const { event } of PAYMENT_LIFE) {
        const ways = PAYMENT_LIFE.filter((one) => one.event === event && one.from.includes(from));
        expect(ways.length).toBeLessThanOrEqual(1);
        expect(afterPaymentEvent(from, event)).toBe(ways[0]?.to ?? null);
        expect(statusesBefore(event).includes(from)).toBe(ways.length === 1);
      }
    }
  });

  it("ends held once a success came, wherever it came among the others and however often all were told", () => {
    fc.assert(
      fc.property(fc.array(arrival, { maxLength: 12 }), fc.nat(), (others, place) => {
        const rest = others.filter(({ event }) => event !== "succeed");
        const at = place % (rest.length + 1);
        const events = [...rest.slice(0, at), { id: 99, event: "succeed" as const }, ...rest.slice(at)];
        expect(lived(events)).toBe("held");
        expect(lived([...events, ...events])).toBe("held");
        expect(lived([...events].reverse())).toBe("held");
      }),
    );
  });

  it("is not moved by events told again", () => {
    fc.assert(
      fc.property(fc.array(arrival, { maxLength: 12 }), fc.nat(), (events, place) => {
        const again = events.slice(0, place % (events.length + 1));
        expect(lived([...events, ...again])).toBe(lived(events));
      }),
    );
  });

  it("has ends that nothing the provider tells leads away from", () => {
    const ends = fc.constantFrom<PaymentStatus>("held", "released", "refunded", "disputed", "settled");
    fc.assert(
      fc.property(ends, fc.array(arrival, { maxLength: 8 }), (end, events) => {
        expect(lived(events, end)).toBe(end);
      }),
    );
  });

  it("a request goes on until it is paid: changed while it is open, tried again after a failure", () => {
    expect(statusesBefore("change")).toEqual(["open"]);
    for (const status of PAYMENT_STATUSES) {
      const waiting = ["open", "failed", "cancelled"].includes(status);
      expect(afterPaymentEvent(status, "reopen")).toBe(waiting ? "open" : null);
    }
  });

  it("never moves money twice: what was released or refunded stays so", () => {
    for (const { event } of PAYMENT_LIFE) {
      for (const end of ["released", "refunded"] as const) expect(afterPaymentEvent(end, event)).toBeNull();
    }
  });
});

describe("credits towards a total of 105.00", () => {
  it.each([
    [0, 0, 0],
    [2000, 0, 2000],
    [10_500, 0, 10_500],
    [99_999, 0, 10_500],
    [10_499, 0, 10_499],
    // A provider with a minimum of 0.50.
    [10_499, 50, 10_450],
    [10_450, 50, 10_450],
    [2000, 50, 2000],
    [10_500, 50, 10_500],
  ])("with %i there and at least %i at the provider: %i", (available, smallest, used) => {
    expect(creditsTowards(10_500, available, smallest)).toBe(used);
  });
});
