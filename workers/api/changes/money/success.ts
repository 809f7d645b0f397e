import { credits, creditsToppedUp, paymentSucceeded } from "~/domain/ledger";
import { formatMoney } from "~/domain/money";
import type { Database, Write } from "../../db/database";
import { book, mustHaveAtLeast } from "../../db/ledger";
import { notify } from "../../db/notify";
import { mail } from "../../db/outbox";
import { canTake, type PaymentRow, paidOf, RESERVED_FOR, totalOf } from "../../db/payment";
import { ConflictError, mustHaveChanged, mustHold, type Transaction } from "../../db/transaction";
import { acceptance } from "../deals/acceptance";
import { cancelPaymentsOfJob } from "./refund";
import { BY_SESSION, cameByFormer, refused } from "./too-late";

type Statements = Write[];

/** What a payment for work is for, and who pays whom. */
export type Purchase = Pick<
  PaymentRow,
  | "id"
  | "kind"
  | "payer_id"
  | "payee_id"
  | "bid_id"
  | "chat_id"
  | "job_id"
  | "job_title"
  | "amount"
  | "platform_cost"
  | "credits_used"
  | "helper_amount"
>;

/** The bid it is for is accepted: if it is still pending at this amount and the job open (`ConflictError` if not). */
function bidTaken(db: Database, now: number, payment: Purchase): Statements {
  const { bid_id, job_id, chat_id, payee_id, payer_id, amount, job_title } = payment;
  if (bid_id === null || job_id === null || chat_id === null || payee_id === null) return [];
  const bid = { id: bid_id, user_id: payee_id, chat_id, amount };
  const job = { id: job_id, user_id: payer_id, title: job_title ?? "" };
  return [...acceptance(db, { bid, job, now }), cancelPaymentsOfJob(db, job_id, payment.id)];
}

/** The job is still reserved for the helper who asked (`ConflictError` if not). That his request did not change, its session says. */
function requestTaken(db: Database, payment: Purchase): Write {
  return mustHold(db, RESERVED_FOR, payment.job_id, payment.payee_id);
}

/** What follows when a payment for work, just made `held` in the same batch, is held. `ConflictError` when it cannot be. */
export function holding(db: Database, now: number, payment: Purchase): Statements {
  const paid = paidOf(payment);
  const amount = formatMoney(payment.helper_amount);
  return [
    ...(payment.kind === "bid" ? bidTaken(db, now, payment) : [requestTaken(db, payment)]),
    mustHaveAtLeast(db, credits(paid.payer), paid.credits),
    ...book(db, now, {
      event: "payment_succeeded",
      key: `payment_succeeded:${payment.id}`,
      entries: paymentSucceeded(paid),
      payment: payment.id,
    }),
    ...notify(db, now, {
      to: paid.payee,
      type: "payment_held",
      key: `payment_held:${payment.id}`,
      job: payment.job_id,
      chat: payment.chat_id,
      data: { job_title: payment.job_title ?? "", amount },
    }),
    mail(db, now, {
      key: `receipt:${payment.id}`,
      template: "receipt",
      to: { user: payment.payer_id },
      job: payment.job_id,
      data: { job_title: payment.job_title ?? "", amount: formatMoney(totalOf(payment)), payment: payment.id },
    }),
  ];
}

function paidAndHeld(db: Database, now: number, payment: PaymentRow): Statements {
  return [
    db
      .prepare(
        `UPDATE payment SET status = 'held', paid_at = ?3
         WHERE ${BY_SESSION} AND (kind = 'bid' OR lapsed = 0) AND ${canTake("succeed")}`,
      )
      .bind(payment.id, payment.session, now),
    mustHaveChanged(db),
    ...holding(db, now, payment),
  ];
}

/** Credits are there at once, for as long as there is someone to have them. */
function toppedUp(db: Database, now: number, payment: PaymentRow): Statements {
  const { id, payer_id: user, amount } = payment;
  return [
    db
      .prepare(
        `UPDATE payment SET status = 'released', paid_at = ?3, released_at = ?3
         WHERE ${BY_SESSION} AND ${canTake("topUp")} AND EXISTS (SELECT 1 FROM user u WHERE u.id = payer_id AND u.status <> 'deleted')`,
      )
      .bind(id, payment.session, now),
    mustHaveChanged(db),
    ...book(db, now, {
      event: "credits_topup",
      key: `credits_topup:${id}`,
      entries: creditsToppedUp(user, amount),
      payment: id,
    }),
    mail(db, now, {
      key: `receipt:${id}`,
      template: "receipt_credits",
      to: { user },
      data: { amount: formatMoney(amount), payment: id },
    }),
  ];
}

/** Whether the batch stood; false when something it counted on was no longer so. */
async function holds(tx: Transaction, statements: Statements): Promise<boolean> {
  try {
    await tx.add(...statements).commit();
    return true;
  } catch (error) {
    if (error instanceof ConflictError) return false;
    throw error;
  }
}

/**
 * The provider says a payment succeeded. In one step: held with what it is for, or refunded when that can no longer be.
 * Neither when it succeeded before. `first` goes in the same batch.
 */
export async function succeed(tx: Transaction, now: number, payment: PaymentRow, first: Write[]): Promise<void> {
  const taken = payment.kind === "credits" ? toppedUp : paidAndHeld;
  for (const way of [taken, refused, cameByFormer]) {
    if (await holds(tx, [...first, ...way(tx.db, now, payment)])) return;
  }
  await tx.add(...first).commit();
}
