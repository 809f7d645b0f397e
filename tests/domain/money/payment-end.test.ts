import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { divisionOf } from "~/domain/deals/dispute-life";
import { centsOf, feeOf, formatMoney, withFee } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { divisionAfter, divisionIf, paymentEnd } from "~/domain/money/payment-end";
import { aChargeback, aPayment } from "../../mocks/factories/payment";
import { percents } from "./percents";

const AT = "2026-03-04T18:00:00Z";
const LATER = "2026-03-05T18:00:00Z";

const paid = (amount: number, percent = 5) =>
  aPayment({
    status: "held",
    paid_at: AT,
    amount: formatMoney(amount),
    platform_cost: formatMoney(feeOf(amount, percent)),
    fee_percent: String(percent),
    amount_with_platform_cost: formatMoney(withFee(amount, percent)),
    to_pay: formatMoney(withFee(amount, percent)),
    helper_fee: formatMoney(feeOf(amount, percent)),
    helper_amount: formatMoney(amount - feeOf(amount, percent)),
    refunded_at_provider: "0.00",
  });

const totalOf = (payment: Payment) => centsOf(payment.amount_with_platform_cost);
const advancedOf = (payment: Payment) => centsOf(payment.refunded_at_provider ?? "0.00");

const granted = (payment: Payment): Payment => ({
  ...payment,
  refunded_at_provider: formatMoney(advancedOf(payment) + paymentEnd(payment).fee),
  withdrawn: {
    at: AT,
    effect: "answered",
    answer: { at: AT, granted: true, fee: formatMoney(paymentEnd(payment).fee) },
  },
});

const counted = (payment: Payment, back: number, earned: number): Payment => {
  const fee = centsOf(payment.withdrawn?.answer?.fee ?? "0.00");
  const kept = feeOf(earned, Number(payment.fee_percent));
  const still = advancedOf(payment) - Math.min(advancedOf(payment) - Math.min(fee, kept), back);
  return { ...payment, refunded_at_provider: formatMoney(still) };
};

const divided =
  (part: number) =>
  (payment: Payment): Payment => {
    const amount = centsOf(payment.amount);
    const earned = Math.floor(amount * part);
    const percent = Number(payment.fee_percent);
    const { helper, placer } = divisionOf(earned, amount, percent);
    return {
      ...counted(payment, placer, earned),
      status: "released",
      released_at: AT,
      refunded_at: AT,
      refunded_amount: formatMoney(placer),
      helper_fee: formatMoney(feeOf(earned, percent)),
      helper_amount: formatMoney(helper),
    };
  };

const released = (payment: Payment): Payment => ({ ...payment, status: "released", released_at: AT });

const left = (payment: Payment): Payment => ({
  ...counted(payment, totalOf(payment), 0),
  status: "refunded",
  refunded_at: AT,
  refunded_amount: payment.amount_with_platform_cost,
});

const compensated = (payment: Payment): Payment => ({
  ...counted(payment, totalOf(payment) - 1500, 0),
  status: "refunded",
  released_at: AT,
  refunded_at: AT,
  refunded_amount: formatMoney(totalOf(payment) - 1500),
  helper_fee: "0.00",
  helper_amount: "15.00",
});

const lost = (payment: Payment): Payment => {
  const { back, before, bank, provider } = paymentEnd(payment);
  const amount = formatMoney(totalOf(payment) - back - before - bank - provider);
  return {
    ...payment,
    helper_fee: "0.00",
    helper_amount: "0.00",
    chargeback: aChargeback({ status: "lost", amount, from_balance: payment.helper_amount, closed_at: LATER }),
  };
};

const atProvider =
  (cents: number) =>
  (payment: Payment): Payment => ({
    ...payment,
    refunded_at_provider: formatMoney(advancedOf(payment) + cents),
  });

const ORDERS: Record<string, readonly ((payment: Payment) => Payment)[]> = {
  released: [released],
  "released, granted": [released, granted],
  "granted, released": [granted, released],
  "divided, granted": [divided(0.5), granted],
  "granted, divided": [granted, divided(0.5)],
  "granted, the helper leaves": [granted, left],
  "granted, compensated": [granted, compensated],
  "divided, chargeback lost": [divided(0.4), lost],
  "granted, divided, chargeback lost": [granted, divided(0.4), lost],
  "released, granted, chargeback lost": [released, granted, lost],
  "released, at the provider": [released, atProvider(2000)],
  "at the provider, the helper leaves": [atProvider(2000), left],
  "at the provider, divided": [atProvider(2000), divided(0.5)],
  "granted, at the provider, divided": [granted, atProvider(2000), divided(0.5)],
  "granted, divided, at the provider": [granted, divided(0.5), atProvider(2000)],
  "granted, released, at the provider": [granted, released, atProvider(2000)],
};

describe("the end of a payment", () => {
  it.each(Object.entries(ORDERS))("adds up to what was paid: %s", (_, steps) => {
    const payment = steps.reduce((before, step) => step(before), paid(20_000));
    const end = paymentEnd(payment);
    expect(Object.values(end).every((cents) => cents >= 0)).toBe(true);
    expect(Object.values(end).reduce((sum, cents) => sum + cents, 0)).toBe(totalOf(payment));
  });

  it("names a fee once that a withdrawal gave back before", () => {
    expect(paymentEnd(left(granted(paid(20_000))))).toMatchObject({ back: 20_000, before: 1000, earned: 0, fee: 0 });
    const end = paymentEnd(divided(0.5)(granted(paid(20_000))));
    expect(end).toEqual({ back: 10_000, before: 1000, bank: 0, provider: 0, earned: 10_000, fee: 0 });
  });

  it("keeps a division as it was decided when a bank takes the rest", () => {
    const before = divided(0.4)(paid(10_000));
    expect(divisionAfter(before)).toEqual({ helper: 3800, placer: 6300, fees: 400 });
    expect(divisionAfter(lost(before))).toEqual(divisionAfter(before));
  });

  it("tells a division afterwards as it was proposed", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 999_900 }),
        fc.double({ min: 0.1, max: 0.9, noNaN: true }),
        percents,
        fc.boolean(),
        (amount, part, percent, withdrawn) => {
          const payment = withdrawn ? granted(paid(amount, percent)) : paid(amount, percent);
          const proposed = divisionIf(payment, Math.floor(amount * part));
          expect(divisionAfter(divided(part)(payment))).toEqual(proposed);
          const { helper, placer, fees, before = 0 } = proposed;
          expect(helper + placer + fees + before).toBe(totalOf(payment));
        },
      ),
    );
  });
});
