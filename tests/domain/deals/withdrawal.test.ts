import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compensationOf, sharesAtEnd } from "~/domain/deals/cancellation-rule";
import {
  backIfWithdrawn,
  canWithdrawFrom,
  compensationIfWithdrawn,
  endsDeal,
  WITHDRAWAL_DAYS,
} from "~/domain/deals/withdrawal";
import { cancelFee, sumOf } from "~/domain/money/ledger";
import { withFee } from "~/domain/money/money";
import { PAYMENT_KINDS, PAYMENT_STATUSES } from "~/domain/money/payment-status";
import { compensationShares } from "~/domain/money/price-part";
import { aChargeback, aPayment } from "../../mocks/factories/payment";
import { percents } from "../money/percents";

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
    const late = { compensation: "20.00", compensation_if_late: "20.00", reason: "late" } as const;
    expect(compensationIfWithdrawn(paid({ payee: helper }), late)).toBe(2000);
    const early = { compensation: "0.00", compensation_if_late: "20.00", reason: "early" } as const;
    expect(compensationIfWithdrawn(paid({ payee: helper }), early)).toBe(0);
    const reported = { ...early, reason: "absence_reported" } as const;
    expect(compensationIfWithdrawn(paid({ payee: helper }), reported)).toBe(2000);
    expect(compensationIfWithdrawn(paid({ payee: helper }), null)).toBe(0);
    expect(compensationIfWithdrawn(paid({ payee: { ...helper, business: true } }), late)).toBe(0);
  });
});

describe("what a withdrawal gives back of a price in parts", () => {
  const part = (id: number, price: number, extra = 0) => {
    const amount = price + extra;
    return { id, kind: "request", amount, for_price: price, total: withFee(amount, 5) } as const;
  };

  it("shares the compensation between the parts: a small one does not pay it all", () => {
    const held = [part(1, 1000), part(2, 5000), part(3, 0, 4000)];
    expect(compensationOf(6000)).toBe(1500);
    // 10.50 less 2.50, and 52.50 less 12.50 with the extra work.
    expect(backIfWithdrawn(1, held, 1500)).toEqual({ own: 800, extra: 4000 + 4200 });
    expect(backIfWithdrawn(2, held, 1500)).toEqual({ own: 4000, extra: 800 + 4200 });
  });

  const parts = fc.array(fc.record({ price: fc.integer({ min: 0, max: 300_000 }), extra: fc.nat(5000) }), {
    minLength: 1,
    maxLength: 6,
  });
  const some = fc.record({ parts, order: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }) });

  it("is fair to the cent, never below the fees, and the same in every order", () => {
    fc.assert(
      fc.property(some, ({ parts, order }) => {
        const held = parts.map(({ price, extra }, at) => part(at + 1, price, extra));
        const price = parts.reduce((sum, one) => sum + one.price, 0);
        const compensation = compensationOf(price);
        const shares = compensationShares(held, compensation);
        expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBe(compensation);
        const shuffled = held.toSorted((one, other) => (order[one.id - 1] ?? 0) - (order[other.id - 1] ?? 0));
        for (const { id, for_price, total } of held) {
          const share = shares.get(id) ?? 0;
          expect(Math.abs(share - (price === 0 ? 0 : (compensation * for_price) / price))).toBeLessThan(1);
          const { own, extra } = backIfWithdrawn(id, shuffled, compensation);
          expect(own).toBe(total - share);
          expect(own).toBeGreaterThanOrEqual(total - for_price);
          expect(extra).toBeGreaterThanOrEqual(0);
          expect(own + extra).toBe(
            sharesAtEnd(
              held.map((one) => ({ ...one, fee_percent: 5 })),
              compensation,
            ).refund,
          );
        }
      }),
    );
  });

  it("books each part to zero, to the card up to what it paid and the rest to credits", () => {
    const credits = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(parts, credits, percents, (parts, percentOfCredits, percent) => {
        const held = parts.map(({ price, extra }, at) => part(at + 1, price, extra));
        const shares = compensationShares(held, compensationOf(parts.reduce((sum, one) => sum + one.price, 0)));
        for (const { id, amount } of held) {
          const paidWithCredits = Math.floor((withFee(amount, percent) * percentOfCredits) / 100);
          const payment = { payment: id, payer: 2, payee: 3, amount, credits: paidWithCredits, percent };
          const entries = cancelFee(payment, shares.get(id) ?? 0);
          expect(sumOf(entries)).toBe(0);
          const of = (account: string) => entries.find((entry) => entry.account === account)?.cents ?? 0;
          for (const account of ["outside", "credits:2", "balance:3"]) expect(of(account)).toBeGreaterThanOrEqual(0);
          expect(of("outside")).toBeLessThanOrEqual(withFee(amount, percent) - paidWithCredits);
          expect(of("credits:2")).toBeLessThanOrEqual(paidWithCredits);
        }
      }),
    );
  });
});
