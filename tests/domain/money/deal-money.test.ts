import { describe, expect, it } from "vitest";
import {
  agreedOf,
  canDispute,
  dealMoneyOf,
  helperShareOf,
  isDisputed,
  objectionFrom,
  objectionUntil,
  uncoveredPriceAmong,
  unpaidUntil,
  workedFrom,
} from "~/domain/money/deal-money";
import type { Payment } from "~/domain/money/payment";
import { afterPaymentEvent, isOverdue } from "~/domain/money/payment-life";
import { isLetGo, isWaiting } from "~/domain/money/payment-request";
import { PAYMENT_STATUSES, type PaymentStatus } from "~/domain/money/payment-status";
import { aChargeback, aPayment } from "../../mocks/factories/payment";

describe("the days to object", () => {
  it("count from the end of the work, not before the agreed start, unless the start code was used", () => {
    const work = { doneAt: 100, begunAt: null, startsAt: null };
    expect(workedFrom(work)).toBe(100);
    expect(workedFrom({ ...work, startsAt: 99 })).toBe(100);
    expect(workedFrom({ ...work, startsAt: 101 })).toBe(101);
    expect(workedFrom({ ...work, startsAt: 101, begunAt: 90 })).toBe(100);
  });
});

describe("what a conversation asks of a payment", () => {
  it.each(PAYMENT_STATUSES)("is what the life of a payment says: %s", (status) => {
    expect(canDispute({ status }, [])).toBe(afterPaymentEvent(status, "dispute") !== null);
    expect(isDisputed(status)).toBe(afterPaymentEvent(status, "close") !== null);
    expect(isWaiting({ kind: "request", status, lapsed: false })).toBe(afterPaymentEvent(status, "reopen") !== null);
    expect(isWaiting({ kind: "bid", status, lapsed: false })).toBe(false);
  });

  it("of a job with a dispute no other can be disputed", () => {
    expect(canDispute({ status: "held" }, [{ status: "held" }, { status: "released" }])).toBe(true);
    expect(canDispute({ status: "held" }, [{ status: "held" }, { status: "disputed" }])).toBe(false);
  });

  it("a request that was let go is over, and no longer waits", () => {
    const request = { kind: "request", status: "cancelled", lapsed: true } as const;
    expect([isLetGo(request), isWaiting(request)]).toEqual([true, false]);
    expect(isLetGo({ ...request, lapsed: false })).toBe(false);
    expect(isLetGo({ ...request, status: "held" })).toBe(false);
  });
});

it("the held price is what replaces it too, without extra work or what the bank took", () => {
  const bid = aPayment({ kind: "bid", status: "refunded", amount: "60.00" });
  const half = aPayment({ id: 21, kind: "request", status: "held", amount: "40.00", for_price: "30.00" });
  const extra = aPayment({ id: 22, kind: "request", status: "held", amount: "15.00" });
  expect(dealMoneyOf([bid, half, extra]).price).toBe(3_000);
  expect(dealMoneyOf([{ ...bid, status: "held" }, extra]).price).toBe(6_000);
  expect(dealMoneyOf([bid, extra]).price).toBeNull();
  expect(dealMoneyOf([{ ...bid, status: "held", chargeback: aChargeback() }]).price).toBeNull();
});

describe("work that is done", () => {
  it("can be objected to until the day in Amsterdam on which it would be paid", () => {
    const money = { disputed: null, chargedBack: null, paused: null };
    expect(objectionUntil(null, money)).toBeNull();
    expect(objectionUntil("2026-11-22T14:00:00Z", money)).toBe("2026-11-29T14:00:00.000Z");
    for (const stop of ["disputed", "chargedBack", "paused"])
      expect(objectionUntil("2026-11-22T14:00:00Z", { ...money, [stop]: 9 }), stop).toBeNull();
  });
});

describe("the money between two people", () => {
  const held = aPayment({ id: 9, status: "held" });
  const asked = (id: number) => aPayment({ id, kind: "request", status: "open", amount: "20.00", bid_id: null });

  it("names what can be disputed and what waits, oldest first", () => {
    const money = dealMoneyOf([asked(12), asked(11), held]);
    expect(money).toMatchObject({ paying: false, disputed: null, disputable: 9 });
    expect(money.requests.map(({ id }) => id)).toEqual([11, 12]);
  });

  it("tells a declined request from a lapsed one", () => {
    const lapsed = { ...asked(12), lapsed: true };
    const declined = { ...asked(13), lapsed: true, declined: true };
    expect(dealMoneyOf([lapsed, declined]).asked).toEqual([
      { id: 12, status: "open", lapsed: true },
      { id: 13, status: "open", lapsed: true, declined: true },
    ]);
  });

  it("tells of paid extra work whether part of it went back", () => {
    const paid = aPayment({ id: 14, kind: "request", status: "released", refunded_at: null });
    const divided = { ...paid, id: 15, refunded_at: "2026-03-04T10:00:00Z" };
    expect(dealMoneyOf([paid, divided]).asked.map(({ split }) => split)).toEqual([undefined, true]);
  });

  it("of a dispute names that, whatever it is about", () => {
    const extra = aPayment({ id: 12, kind: "request", status: "disputed" });
    expect(dealMoneyOf([extra, held])).toMatchObject({ disputed: 12, disputable: null, requests: [] });
  });

  it("counts paid extra work with what is safe for the helper, and nothing that is not paid", () => {
    const extra = aPayment({ id: 10, kind: "request", status: "held", amount: "15.00" });
    const bid = aPayment({ id: 9, status: "held", amount: "60.00" });
    expect(dealMoneyOf([asked(12), extra, bid]).secured).toBe(7500);
    expect(dealMoneyOf([asked(12)]).secured).toBeNull();
  });

  it("is gone if the price went back while the deal goes on, until another payment covers it", () => {
    const part = (id: number, kind: "bid" | "request", status: PaymentStatus, amount = 6000) => ({
      id,
      kind,
      status,
      amount,
      for_price: kind === "bid" ? 0 : 6000,
    });
    expect(uncoveredPriceAmong([part(9, "bid", "refunded")])).toBe(9);
    expect(uncoveredPriceAmong([part(10, "request", "held", 1500), part(9, "bid", "refunded")])).toBe(9);
    expect(uncoveredPriceAmong([part(10, "request", "held"), part(9, "bid", "refunded")])).toBeNull();
    expect(uncoveredPriceAmong([part(10, "request", "open"), part(9, "bid", "refunded")])).toBe(9);
    expect(uncoveredPriceAmong([part(12, "bid", "held"), part(9, "bid", "refunded")])).toBeNull();
    expect(uncoveredPriceAmong([part(10, "request", "released"), part(9, "bid", "refunded")])).toBeNull();
    expect(uncoveredPriceAmong([part(8, "request", "released"), part(9, "bid", "refunded")])).toBe(9);
    expect(uncoveredPriceAmong([part(9, "bid", "held")])).toBeNull();
    expect(uncoveredPriceAmong([])).toBeNull();
    expect(dealMoneyOf([aPayment({ id: 9, status: "refunded" })])).toMatchObject({ uncovered: 9, secured: null });
  });

  it("agrees on the same price before and after approval, without a tip or money that went back", () => {
    const of = (status: "held" | "released") => [
      aPayment({ id: 9, status, amount: "60.00" }),
      aPayment({ id: 10, kind: "request", status, amount: "15.00" }),
      aPayment({ id: 11, kind: "request", status: "refunded", amount: "9.00" }),
      aPayment({ id: 12, kind: "tip", status: "released", amount: "5.00" }),
    ];
    expect([agreedOf(of("held")), agreedOf(of("released"))]).toEqual([7500, 7500]);
    expect(agreedOf([asked(12)])).toBeNull();
  });

  it("promises the helper no share while a part is disputed", () => {
    const price = aPayment({ id: 9, status: "held", helper_amount: "57.00" });
    const extra = aPayment({ id: 10, kind: "request", status: "held", helper_amount: "9.50" });
    expect(helperShareOf([price, extra])).toMatchObject({ net: 6650 });
    expect(helperShareOf([{ ...price, status: "disputed" }, extra])).toBeNull();
    expect(helperShareOf([price, { ...extra, status: "disputed" }])).toBeNull();
  });

  it("says that the bank is at it, of a bid alone", () => {
    const bid = { id: 3, status: "pending", amount: "60.00" } as const;
    const processed = aPayment({
      status: "processing",
      bid_id: 3,
      amount: "60.00",
      amount_with_platform_cost: "63.00",
    });
    expect(dealMoneyOf([processed], [bid])).toMatchObject({ paying: true, late: false });
    expect(dealMoneyOf([processed], [{ ...bid, amount: "70.00" }])).toMatchObject({ paying: false, late: true });
    expect(dealMoneyOf([processed])).toMatchObject({ paying: false, late: true, lateTotal: 6300 });
    expect(dealMoneyOf([processed], [bid]).lateTotal).toBeUndefined();
    expect(dealMoneyOf([{ ...processed, kind: "request" }])).toMatchObject({ paying: false, late: false });
  });
});

it("gives the two their days from the work, or from when the money went back", () => {
  const gone = { uncovered: 9, uncoveredSince: "2026-03-04T10:00:00.000Z" };
  expect(unpaidUntil({ done_at: "2026-03-02T10:00:00Z" }, gone)).toBe("2026-03-11T10:00:00.000Z");
  expect(unpaidUntil({ done_at: "2026-03-06T10:00:00Z" }, gone)).toBe("2026-03-13T10:00:00.000Z");
  expect(unpaidUntil({ done_at: null }, gone)).toBeNull();
  expect(unpaidUntil({ begun_at: "2026-03-05T10:00:00Z", done_at: null }, gone)).toBe("2026-03-12T10:00:00.000Z");
  expect(unpaidUntil({ begun_at: "2026-03-01T10:00:00Z", done_at: "2026-03-06T10:00:00Z" }, gone)).toBe(
    "2026-03-13T10:00:00.000Z",
  );
  expect(unpaidUntil({ done_at: "2026-03-06T10:00:00Z" }, { uncovered: null, uncoveredSince: null })).toBeNull();
});

describe("a deal whose work began", () => {
  const [BEGUN, DONE, BACK] = ["2026-03-01T10:00:00Z", "2026-03-06T10:00:00Z", "2026-03-04T10:00:00Z"];
  const later = Date.parse(BEGUN) + 200 * 24 * 3_600_000;
  const moneyOf = {
    held: { status: "held" },
    disputed: { status: "disputed" },
    "charged back": { status: "held", chargeback: aChargeback() },
    paused: { status: "held", paused_at: BACK },
    gone: { status: "refunded", refunded_at: BACK },
  } as const;

  function wayOn(done_at: string | null, payment: Payment): string | null {
    const money = dealMoneyOf([payment]);
    if (money.chargedBack !== null) return "the bank";
    if (money.disputed !== null) return "the dispute";
    if (money.paused !== null) return "our team";
    if (money.uncovered !== null) return unpaidUntil({ begun_at: BEGUN, done_at }, money) && "our team";
    if (objectionUntil(objectionFrom({ done_at }), money)) return "the clock";
    return isOverdue(payment, later) ? "our team" : null;
  }

  it.each(Object.entries(moneyOf))("has a way on while its money is %s, done or not", (_, of) => {
    for (const job_done_at of [null, DONE]) {
      const payment = aPayment({ ...of, paid_at: BEGUN, job_begun_at: BEGUN, job_done_at });
      expect(wayOn(job_done_at, payment), String(job_done_at)).not.toBeNull();
    }
  });
});
