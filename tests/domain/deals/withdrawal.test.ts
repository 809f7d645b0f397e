import { describe, expect, it } from "vitest";
import { canWithdrawFrom, compensationIfWithdrawn, endsDeal, WITHDRAWAL_DAYS } from "~/domain/deals/withdrawal";
import { PAYMENT_KINDS, PAYMENT_STATUSES } from "~/domain/money/payment-life";
import { aChargeback, aPayment } from "../../mocks/factories/payment";

const PAID = Date.parse("2026-03-02T10:00:00Z");
const LAST = PAID + WITHDRAWAL_DAYS * 24 * 3_600_000;
const paid = (of: Parameters<typeof aPayment>[0] = {}) =>
  aPayment({
    kind: "bid",
    status: "held",
    paid_at: new Date(PAID).toISOString(),
    paused_at: null,
    job_begun_at: null,
    job_done_at: null,
    amount: "80.00",
    ...of,
  });

describe("a withdrawal", () => {
  it("is possible for 14 days after the payment, to the millisecond", () => {
    expect(canWithdrawFrom(paid(), LAST)).toBe(true);
    expect(canWithdrawFrom(paid(), LAST + 1)).toBe(false);
    expect(canWithdrawFrom(paid({ paid_at: null }), PAID)).toBe(false);
  });

  it("is from the price of a deal, from extra work or from bought credits, while they were paid and not refunded", () => {
    const kinds = PAYMENT_KINDS.filter((kind) => canWithdrawFrom(paid({ kind }), LAST));
    expect(kinds.toSorted()).toEqual(["bid", "credits", "request"]);
    const statuses = PAYMENT_STATUSES.filter((status) => canWithdrawFrom(paid({ status }), LAST));
    expect(statuses.toSorted()).toEqual(["disputed", "held", "released"]);
  });

  it("is not possible once the payer's bank took all of it back for good", () => {
    const lost = (amount: string) => paid({ status: "released", chargeback: aChargeback({ status: "lost", amount }) });
    const all = paid().to_pay;
    expect(canWithdrawFrom(lost(all), LAST)).toBe(false);
    expect(canWithdrawFrom(lost("1.00"), LAST)).toBe(true);
    expect(canWithdrawFrom(paid({ chargeback: aChargeback({ status: "open", amount: all }) }), LAST)).toBe(true);
  });

  it("is not possible once others refunded all of it at the provider", () => {
    const refunded = (refunded_at_provider: string) => paid({ status: "released", refunded_at_provider });
    expect(canWithdrawFrom(refunded(paid().to_pay), LAST)).toBe(false);
    expect(canWithdrawFrom(refunded("1.00"), LAST)).toBe(true);
    expect(canWithdrawFrom({ ...refunded("0.00"), to_pay: "0.00" }, LAST)).toBe(true);
  });

  it("ends the deal at once only while the money is held, without a pause, and no work was begun", () => {
    expect(endsDeal(paid())).toBe(true);
    expect(endsDeal(paid({ kind: "request", for_price: "80.00" }))).toBe(true);
    for (const of of [
      { kind: "credits" },
      { kind: "request" },
      { chargeback: aChargeback({ status: "open" }) },
      { status: "released" },
      { status: "disputed" },
      { paused_at: "2026-03-03T10:00:00Z" },
      { job_begun_at: "2026-03-03T10:00:00Z" },
      { job_done_at: "2026-03-03T10:00:00Z" },
    ] as const) {
      expect(endsDeal(paid(of)), JSON.stringify(of)).toBe(false);
    }
  });

  it("costs what cancelling would cost, also while a report stops cancelling, and nothing if a business helped", () => {
    const helper = { ...paid().payee, business: false } as NonNullable<ReturnType<typeof paid>["payee"]>;
    // The extra work goes back in full.
    const held = [paid(), paid({ kind: "request", amount: "40.00" })];
    const late = { compensation: "20.00", reason: "late" } as const;
    expect(compensationIfWithdrawn(paid({ payee: helper }), late, held)).toBe(2000);
    const reported = { compensation: "0.00", reason: "absence_reported" } as const;
    expect(compensationIfWithdrawn(paid({ payee: helper }), reported, held)).toBe(2000);
    expect(compensationIfWithdrawn(paid({ payee: helper }), null, held)).toBe(0);
    expect(compensationIfWithdrawn(paid({ payee: { ...helper, business: true } }), late, held)).toBe(0);
  });
});
