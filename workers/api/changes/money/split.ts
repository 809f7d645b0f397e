import { outcomeOf } from "~/domain/dispute-life";
import { givenBack, split } from "~/domain/ledger";
import { type Cents, feeOf, formatMoney } from "~/domain/money";
import type { Database, Write } from "../../db/database";
import { book } from "../../db/ledger";
import { notify } from "../../db/notify";
import { type PaymentRow, paidOf } from "../../db/payment";
import { mustHaveChanged } from "../../db/transaction";
import { refundOf } from "./refund";
import { refundAtProvider } from "./refund-at-provider";
import { releaseOf } from "./release";

/** Statements that pay the helper the earned part and refund the rest with its platform cost. */
export function splitOf(db: Database, now: number, payment: PaymentRow, earned: Cents): Write[] {
  const paid = paidOf(payment);
  const back = givenBack(paid, earned);
  const fee = feeOf(earned);
  const about = { job: payment.job_id, chat: payment.chat_id };
  const title = payment.job_title ?? "";
  return [
    // The helper's amount is known only now; wallet and yearly earnings use it.
    db
      .prepare(
        `UPDATE payment SET status = 'released', released_at = ?1, refunded_at = ?1, refunded_amount = ?2,
           helper_fee = ?3, helper_amount = ?4 WHERE id = ?5 AND status = ?6`,
      )
      .bind(now, back.rest, fee, earned - fee, payment.id, payment.status),
    mustHaveChanged(db),
    ...book(db, now, {
      event: "split",
      key: `split:${payment.id}`,
      entries: split(paid, earned),
      payment: payment.id,
    }),
    ...refundAtProvider(db, now, { payment: payment.id, cents: back.outside }),
    ...notify(db, now, {
      ...about,
      to: paid.payee,
      type: "payment_released",
      key: `payment_released:${payment.id}`,
      data: { job_title: title, amount: formatMoney(earned - fee) },
    }),
    ...notify(db, now, {
      ...about,
      to: paid.payer,
      type: "payment_refunded",
      mail: true,
      key: `payment_refunded:${payment.id}`,
      data: { job_title: title, amount: formatMoney(back.rest) },
    }),
  ];
}

export function divisionOf(db: Database, now: number, payment: PaymentRow, earned: Cents): Write[] {
  switch (outcomeOf(earned, payment.amount)) {
    case "refund":
      return refundOf(db, now, payment);
    case "release":
      return releaseOf(db, now, payment);
    case "split":
      return splitOf(db, now, payment, earned);
  }
}
