import { type Cents, centsOf } from "./money";
import type { Payment } from "./payment";
import { type Moved, sumOfMoved } from "./payment-deeds";
import { paymentEnd } from "./payment-end";
import { compensationShares, pricePartOf } from "./price-part";

export interface BackParts {
  card: Cents;
  credit: Cents;
}

function partsOfBack(payment: Pick<Payment, "to_pay">, back: Cents): BackParts {
  const card = Math.min(back, centsOf(payment.to_pay));
  return { card, credit: back - card };
}

function isMixed(payment: Payment): boolean {
  const { bank, before, provider } = paymentEnd(payment);
  const { refunded_elsewhere, chargeback, refund_failed } = payment;
  return bank + before + provider > 0 || refunded_elsewhere === true || Boolean(chargeback) || Boolean(refund_failed);
}

/** Returns null if the bank or the provider also returned a part: then only the ledger knows the two. */
export function backParts(payment: Payment): BackParts | null {
  const { back } = paymentEnd(payment);
  if (centsOf(payment.credits_used) === 0) return { card: back, credit: 0 };
  return isMixed(payment) ? null : partsOfBack(payment, back);
}

/** The parts that go back if the deal ends now. Null as in `backParts`, or without credits. */
export function partsIfEnded(held: readonly Payment[], compensation: Cents): BackParts | null {
  if (isUnclear(held)) return null;
  const shares = compensationShares(held.map(pricePartWithId), compensation);
  const parts = held.map((payment) =>
    partsOfBack(payment, centsOf(payment.amount_with_platform_cost) - (shares.get(payment.id) ?? 0)),
  );
  const card = parts.reduce((sum, part) => sum + part.card, 0);
  return { card, credit: parts.reduce((sum, part) => sum + part.credit, 0) };
}

/** Null as in `partsIfEnded`, or if nothing goes back. */
export function partsIfDivided(moved: readonly Moved[]): BackParts | null {
  if (isUnclear(moved.map(({ payment }) => payment))) return null;
  const { payer, credits } = sumOfMoved(moved);
  return payer === 0 ? null : { card: payer - credits, credit: credits };
}

/** Null as in `partsIfEnded`. */
export function partsOfAll(payments: readonly Payment[]): BackParts | null {
  if (isUnclear(payments)) return null;
  const parts = payments.map(backParts);
  return {
    card: parts.reduce((sum, part) => sum + (part?.card ?? 0), 0),
    credit: parts.reduce((sum, part) => sum + (part?.credit ?? 0), 0),
  };
}

const isUnclear = (payments: readonly Payment[]): boolean =>
  payments.some(isMixed) || payments.every(({ credits_used }) => centsOf(credits_used) === 0);

const pricePartWithId = (payment: Payment) => ({ id: payment.id, ...pricePartOf(payment) });
