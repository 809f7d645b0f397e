import { credits, refundedElsewhere } from "~/domain/money/ledger";
import type { Cents } from "~/domain/money/money";
import { mustNotBeTakenBack } from "../../db/chargeback";
import type { Database, Write } from "../../db/database";
import { book } from "../../db/ledger";
import { type PaymentRow, toPayOf } from "../../db/payment";
import { mustHaveStatus } from "../../db/payment-status";
import { feeBookingKey, mustHaveAdvanced } from "../../db/refunded";
import { refundAtProvider } from "./refund-at-provider";

export const cardPartOf = (payment: PaymentRow, fee: Cents): Cents =>
  Math.min(fee, Math.max(0, toPayOf(payment) - payment.advanced));

/**
 * The platform bears it: the held money and the helper's balance stay the same. What the card did not pay goes back as credits.
 */
export function feeBack(db: Database, now: number, payment: PaymentRow, fee: Cents): Write[] {
  const { id, payer_id } = payment;
  const card = cardPartOf(payment, fee);
  const credit = fee - card;
  const entries = refundedElsewhere(fee).map((entry) =>
    entry.account === "outside" ? { ...entry, cents: card } : entry,
  );
  return [
    mustHaveStatus(db, payment),
    mustHaveAdvanced(db, payment),
    mustNotBeTakenBack(db, id),
    ...book(db, now, {
      event: "refund_elsewhere",
      key: feeBookingKey(id),
      entries: [...entries, { account: credits(payer_id), cents: credit }].filter(({ cents }) => cents !== 0),
      payment: id,
    }),
    ...refundAtProvider(db, now, { payment: id, cents: card, fee: true }),
  ];
}
