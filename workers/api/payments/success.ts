import { paymentSucceeded, refusedSuccess } from "~/domain/ledger";
import { formatMoney } from "~/domain/money";
import { commit, Lost, mustHaveChanged } from "../db/batch";
import { acceptance } from "../db/bid";
import { book } from "../db/ledger";
import { canTake, type PaymentRow, paidOf, toPayOf, totalOf } from "../db/payment";
import { outbox, tell } from "../work/tell";
import { lapseOfJob, refundAtProvider } from "./refund";

interface BidOfPayment {
  id: number;
  job_id: number;
  user_id: number;
  chat_id: number;
  owner_id: number;
  title: string;
}

function bidOfPayment(db: D1Database, payment: PaymentRow): Promise<BidOfPayment | null> {
  return db
    .prepare(
      `SELECT b.id, b.job_id, b.user_id, b.chat_id, j.user_id AS owner_id, j.title
       FROM bid b JOIN job j ON j.id = b.job_id WHERE b.id = ?`,
    )
    .bind(payment.bid_id)
    .first<BidOfPayment>();
}

/** The payment is held and its bid accepted, if the bid is still pending at this amount and the job open (`Lost` if not). */
function holding(db: D1Database, now: number, payment: PaymentRow, bid: BidOfPayment): D1PreparedStatement[] {
  const about = { job: bid.job_id, chat: bid.chat_id };
  return [
    db
      .prepare(`UPDATE payment SET status = 'held', paid_at = ? WHERE id = ? AND ${canTake("succeed")}`)
      .bind(now, payment.id),
    mustHaveChanged(db),
    ...acceptance(db, {
      bid: { id: bid.id, user_id: bid.user_id, chat_id: bid.chat_id, amount: payment.amount },
      job: { id: bid.job_id, user_id: bid.owner_id, title: bid.title },
      now,
    }),
    lapseOfJob(db, bid.job_id, payment.id),
    ...book(db, now, {
      event: "payment_succeeded",
      key: `payment_succeeded:${payment.id}`,
      entries: paymentSucceeded(paidOf(payment)),
      payment: payment.id,
    }),
    ...tell(db, now, {
      ...about,
      to: bid.user_id,
      type: "payment_held",
      key: `payment_held:${payment.id}`,
      data: { job_title: bid.title, amount: formatMoney(payment.helper_amount) },
    }),
    receipt(db, now, payment, bid.title),
  ];
}

function receipt(db: D1Database, now: number, payment: PaymentRow, title: string): D1PreparedStatement {
  const data = { job_title: title, amount: formatMoney(totalOf(payment)), payment: payment.id };
  const payload = { template: "receipt", user: payment.payer_id, job: payment.job_id, chat: null, data };
  return outbox(db, now, { key: `mail:receipt:${payment.id}`, kind: "mail", payload });
}

/** The money came, but what it was for is gone: in and out at once, and nothing else changes. */
function refusal(db: D1Database, now: number, payment: PaymentRow): D1PreparedStatement[] {
  const toPay = toPayOf(payment);
  const [arrived, returned] = refusedSuccess(payment.id, toPay);
  return [
    db
      .prepare(
        `UPDATE payment SET status = 'refunded', paid_at = ?1, refunded_at = ?1, refunded_amount = ?2
         WHERE id = ?3 AND ${canTake("refuse")}`,
      )
      .bind(now, toPay, payment.id),
    mustHaveChanged(db),
    ...book(db, now, {
      event: "payment_succeeded",
      key: `payment_succeeded:${payment.id}`,
      entries: arrived,
      payment: payment.id,
    }),
    ...book(db, now, { event: "refunded", key: `refunded:${payment.id}`, entries: returned, payment: payment.id }),
    refundAtProvider(db, now, payment),
    ...tell(db, now, {
      to: payment.payer_id,
      type: "payment_refunded",
      key: `payment_refunded:${payment.id}`,
      job: payment.job_id,
      chat: payment.chat_id,
      data: { job_title: payment.job_title ?? "", amount: formatMoney(toPay) },
    }),
  ];
}

/** Whether the batch stood; false when something it counted on was no longer so. */
async function stands(db: D1Database, statements: D1PreparedStatement[]): Promise<boolean> {
  try {
    await commit(db, statements);
    return true;
  } catch (error) {
    if (error instanceof Lost) return false;
    throw error;
  }
}

/**
 * The provider says a payment succeeded. In one step: held with its bid accepted, or refunded when that can no longer
 * be. Neither when it succeeded before. `first` goes in the same batch.
 */
export async function succeed(
  db: D1Database,
  now: number,
  payment: PaymentRow,
  first: D1PreparedStatement[],
): Promise<void> {
  const bid = await bidOfPayment(db, payment);
  if (bid && (await stands(db, [...first, ...holding(db, now, payment, bid)]))) return;
  if (await stands(db, [...first, ...refusal(db, now, payment)])) return;
  await commit(db, first);
}
