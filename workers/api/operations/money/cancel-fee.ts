import { backAfterCancelling, cancelFee } from "~/domain/money/ledger";
import type { Cents } from "~/domain/money/money";
import type { Database, Write } from "../../db/database";
import { book } from "../../db/ledger";
import { type PaymentRow, paidOf } from "../../db/payment";
import { markCompensated } from "../../db/payment-status";
import { mustHaveChanged } from "../../db/transaction";
import { refundToCard } from "./refund-at-provider";

interface CancelFee {
  compensation: Cents;
  because?: "missed";
}

/** Free of fees. The caller notifies. */
export function cancelFeeOf(
  db: Database,
  now: number,
  payment: PaymentRow,
  { compensation, because }: CancelFee,
): Write[] {
  const paid = paidOf(payment);
  const back = backAfterCancelling(paid, compensation);
  return [
    markCompensated(db, now, payment, { back: back.rest, helper: compensation }),
    mustHaveChanged(db),
    ...book(db, now, {
      event: because === "missed" ? "no_show" : "cancel_fee",
      key: `cancel_fee:${payment.id}`,
      entries: cancelFee(paid, compensation),
      payment: payment.id,
    }),
    ...refundToCard(db, now, payment, back),
  ];
}
