import { refusedSuccess } from "~/domain/ledger";
import { formatMoney } from "~/domain/money";
import type { Database, Write } from "../../db/database";
import { book } from "../../db/ledger";
import { notify } from "../../db/notify";
import { canTake, type PaymentRow, toPayOf } from "../../db/payment";
import { mustHaveChanged } from "../../db/transaction";
import { refundAtProvider } from "./refund-at-provider";

type Statements = Write[];

/** SQL: the payment still uses this session; a request has one after the other. */
export const BY_SESSION = "id = ?1 AND session = ?2";

/** Refunds at once, without credits and without a purchase. */
function bookAndRefund(db: Database, now: number, payment: PaymentRow, former?: string): Statements {
  const toPay = toPayOf(payment);
  const [arrived, returned] = refusedSuccess(payment.id, toPay);
  const name = former === undefined ? `${payment.id}` : `${payment.id}:${former}`;
  const booking = { payment: payment.id };
  return [
    ...book(db, now, {
      ...booking,
      event: "payment_succeeded",
      key: `payment_succeeded:${name}`,
      entries: arrived,
    }),
    ...book(db, now, { ...booking, event: "refunded", key: `refunded:${name}`, entries: returned }),
    ...refundAtProvider(db, now, { payment: payment.id, cents: toPay, session: former }),
    ...notify(db, now, {
      to: payment.payer_id,
      type: "payment_refunded",
      mail: true,
      key: `payment_refunded:${name}`,
      job: payment.job_id,
      chat: payment.chat_id,
      data: {
        job_title: payment.job_title ?? "",
        amount: formatMoney(toPay),
        refund: formatMoney(toPay),
        credit: formatMoney(0),
      },
    }),
  ];
}

export function lateRefund(db: Database, now: number, payment: PaymentRow): Statements {
  return [
    db
      .prepare(
        `UPDATE payment SET status = 'refunded', paid_at = ?3, refunded_at = ?3, refunded_amount = ?4
         WHERE ${BY_SESSION} AND ${canTake("refuse")}`,
      )
      .bind(payment.id, payment.session, now, toPayOf(payment)),
    mustHaveChanged(db),
    ...bookAndRefund(db, now, payment),
  ];
}

/**
 * The money arrived by a former session of a request that changed or got a new session. The request stays: nobody paid
 * its current amount.
 */
export function refundOfFormerSession(db: Database, now: number, payment: PaymentRow): Statements {
  const session = payment.session ?? "";
  return [
    db
      .prepare("UPDATE former_session SET returned_at = ? WHERE session = ? AND returned_at IS NULL")
      .bind(now, session),
    mustHaveChanged(db),
    ...bookAndRefund(db, now, payment, session),
  ];
}
