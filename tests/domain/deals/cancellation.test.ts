import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cancellationOf } from "~/domain/deals/cancellation";
import { COMPENSATION_MAX, sharesIfAbsent } from "~/domain/deals/cancellation-rule";
import { cancelFee, sumOf } from "~/domain/money/ledger";
import { withFee } from "~/domain/money/money";
import { percents } from "../money/percents";

const HOUR = 3_600_000;
const NOW = Date.parse("2026-03-28T12:00:00.000Z");
const money = { disputed: false, held: true, released: false, begun: false, done: false, paused: false };
const bidOf = (amount: number, fee_percent = 5) => ({ kind: "bid", amount, fee_percent }) as const;
const deal = (
  startsAt: number | null,
  ...held: { kind: "bid" | "request"; amount: number; fee_percent: number }[]
) => ({
  status: "reserved" as const,
  money,
  startsAt,
  held,
});

describe("what it costs an owner to cancel", () => {
  it.each([
    ["without an appointment", null, 0, "no_appointment"],
    ["more than 24 hours ahead", NOW + 24 * HOUR + 1, 0, "early"],
    ["exactly 24 hours ahead", NOW + 24 * HOUR, 1500, "late"],
    ["an hour ahead", NOW + HOUR, 1500, "late"],
    ["after the start", NOW - 50 * HOUR, 1500, "late"],
  ] as const)("%s", (_, startsAt, compensation, reason) => {
    const expected = { allowed: true, refund: 6300 - compensation, compensation, ifLate: 1500, reason };
    expect(cancellationOf("owner", deal(startsAt, bidOf(6000)), NOW)).toEqual(expected);
  });

  it("counts hours, also over the night in which the clock changes", () => {
    // 29 March 2026, 12:00 in Amsterdam: 23 hours after the same time of the day before.
    const start = Date.parse("2026-03-29T12:00:00+02:00");
    expect(cancellationOf("owner", deal(start, bidOf(6000)), Date.parse("2026-03-28T12:00:00+01:00")).reason).toBe(
      "late",
    );
  });

  it("is a part of the bid alone: extra work goes back whole", () => {
    const both = deal(NOW + HOUR, bidOf(6000), { kind: "request", amount: 4000, fee_percent: 5 });
    expect(cancellationOf("owner", both, NOW)).toMatchObject({ compensation: 1500, refund: 6300 + 4200 - 1500 });
  });

  it("is at most the maximum, and nothing where nothing is held", () => {
    expect(cancellationOf("owner", deal(NOW, bidOf(999_900)), NOW).compensation).toBe(COMPENSATION_MAX);
    expect(cancellationOf("owner", deal(NOW), NOW)).toMatchObject({ allowed: true, compensation: 0, refund: 0 });
  });

  it.each([
    ["work_begun", { begun: true }],
    ["work_done", { begun: true, done: true }],
    ["disputed", { disputed: true }],
    ["paused", { paused: true }],
    ["absence_reported", { reported: true }],
  ])("is refused as %s", (reason, of) => {
    const refused = { ...deal(NOW, bidOf(6000)), money: { ...money, ...of } };
    const nothing = { allowed: false, refund: 0, compensation: 0, ifLate: 1500, reason };
    expect(cancellationOf("owner", refused, NOW)).toEqual(nothing);
  });
});

describe("a helper who withdraws", () => {
  it("costs nobody money, and is late in the same hours", () => {
    const whole = { allowed: true, refund: 6300, compensation: 0, ifLate: 1500 };
    expect(cancellationOf("helper", deal(NOW + HOUR, bidOf(6000)), NOW)).toEqual({ ...whole, reason: "late" });
    expect(cancellationOf("helper", deal(null, bidOf(6000)), NOW)).toEqual({ ...whole, reason: "no_appointment" });
  });

  it("may do so after the work was marked as done, not in a dispute", () => {
    const done = { ...deal(NOW, bidOf(6000)), money: { ...money, done: true } };
    expect(cancellationOf("helper", done, NOW).allowed).toBe(true);
    const disputed = { ...deal(NOW, bidOf(6000)), money: { ...money, disputed: true } };
    expect(cancellationOf("helper", disputed, NOW)).toMatchObject({ allowed: false, reason: "disputed" });
  });
});

it("the books of a late cancellation sum to zero, and nobody gives back more than was paid there", () => {
  const paid = fc.record({ amount: fc.integer({ min: 110, max: 999_900 }), part: fc.integer({ min: 0, max: 100 }) });
  fc.assert(
    fc.property(paid, percents, ({ amount, part }, percent) => {
      const credits = Math.floor((withFee(amount, percent) * part) / 100);
      const { compensation, refund } = cancellationOf("owner", deal(NOW, bidOf(amount, percent)), NOW);
      const entries = cancelFee({ payment: 1, payer: 2, payee: 3, amount, credits, percent }, compensation);
      expect(sumOf(entries)).toBe(0);
      const of = (account: string) => entries.find((entry) => entry.account === account)?.cents ?? 0;
      expect(of("balance:3")).toBe(compensation);
      expect(refund).toBe(withFee(amount, percent) - compensation);
      expect(of("outside")).toBeLessThanOrEqual(withFee(amount, percent) - credits);
      expect(of("credits:2")).toBeLessThanOrEqual(credits);
    }),
  );
});

describe("what each gets if the reported user was absent", () => {
  const [bid, extra] = [bidOf(6000), { kind: "request", amount: 4000, fee_percent: 5 } as const];
  const again = { ...extra, for_price: 4000 };

  it.each([
    ["an absent owner", "owner", { held: [bid], gone: false }, { refund: 4800, compensation: 1500 }],
    [
      "an absent owner, with extra work",
      "owner",
      { held: [bid, extra], gone: false },
      { refund: 9000, compensation: 1500 },
    ],
    ["an absent owner who paid again", "owner", { held: [again], gone: false }, { refund: 3200, compensation: 1000 }],
    [
      "an absent helper, with extra work",
      "helper",
      { held: [bid, extra], gone: false },
      { refund: 10_500, compensation: 0 },
    ],
    ["a price that is gone", "owner", { held: [extra], gone: true }, null],
    ["nothing held", "owner", { held: [], gone: false }, null],
  ] as const)("%s", (_, absent, deal, shares) => {
    expect(sharesIfAbsent(absent, deal)).toEqual(shares);
  });
});
