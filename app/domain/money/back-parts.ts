import { backBesides } from "./kept-fee";
import { type Cents, centsOf } from "./money";
import type { Payment } from "./payment";

export interface BackParts {
  card: Cents;
  credit: Cents;
}

/** What the card paid goes back first. */
export function partsOfBack(payment: Pick<Payment, "to_pay">, back: Cents): BackParts {
  const card = Math.min(back, centsOf(payment.to_pay));
  return { card, credit: back - card };
}

/** Returns null if the bank or the provider also returned a part: then only the ledger knows the two. */
export function backParts(payment: Payment): BackParts | null {
  const back = centsOf(payment.refunded_amount);
  if (centsOf(payment.credits_used) === 0) return { card: back, credit: 0 };
  const { bank, fee, provider } = backBesides(payment);
  const isMixed =
    bank + fee + provider > 0 || payment.refunded_elsewhere || payment.chargeback || payment.refund_failed;
  return isMixed ? null : partsOfBack(payment, back);
}
