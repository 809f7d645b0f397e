import type { BidStatus } from "~/domain/deals/bid-life";
import type { JobStatus } from "~/domain/jobs/job-status";
import { type Cents, FEE_PERCENT, feeOf } from "~/domain/money/money";
import { type BidRow, IS_BEING_PAID } from "./bid";
import { blocks } from "./block";
import type { Database, Write } from "./database";
import { notify } from "./notify";
import { type CheckoutSession, canTake, type PaymentRow, paymentsWhere, toPayOf } from "./payment";
import { mustHaveChanged } from "./transaction";

const waitsAt = (amount: string): string => `b.status = 'pending' AND b.amount = ${amount}`;

/** A payment with another fee is replaced by a new one. */
const OPEN_FOR = `p.bid_id = ?2 AND p.amount = ?3 AND p.credits_used = ?4 AND p.fee_percent = ${FEE_PERCENT} AND p.status = 'open' AND p.session IS NOT NULL AND p.expires_at > ?5`;

export function findOpenPayment(db: Database, bid: BidRow, credits: Cents, now: number): Promise<PaymentRow | null> {
  return paymentsWhere(db, bid.owner_id, OPEN_FOR, bid.id, bid.amount, credits, now).first<PaymentRow>();
}

export const beingPaid = (job: string) => `EXISTS (SELECT 1 FROM bid b WHERE b.job_id = ${job} AND ${IS_BEING_PAID})`;

export async function isBeingPaid(db: Database, job: number): Promise<boolean> {
  return (
    (await db
      .prepare(`SELECT ${beingPaid("?1")} AS yes`)
      .bind(job)
      .first<number>("yes")) === 1
  );
}

const INSERT_PAYMENT = `
  INSERT INTO payment (kind, payer_id, payee_id, bid_id, chat_id, job_id, amount, credits_used, created_at,
    platform_cost, fee_percent, helper_fee, helper_amount, id, status, provider, session, redirect_url, expires_at, paid_at)
  SELECT 'bid', ?1, b.user_id, b.id, b.chat_id, b.job_id, b.amount, ?4, ?5, ?6, ${FEE_PERCENT}, ?6, b.amount - ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13
  FROM bid b JOIN job j ON j.id = b.job_id
  WHERE b.id = ?2 AND ${waitsAt("?3")} AND j.status = 'open' AND j.user_id = ?1
    AND NOT EXISTS (SELECT 1 FROM payment p WHERE ${OPEN_FOR}) AND NOT ${beingPaid("j.id")}`;

interface NewPayment {
  id: number;
  credits: Cents;
  /** Null if credits pay all. */
  at: CheckoutSession | null;
}

export function insertBidPayment(db: Database, now: number, bid: BidRow, { id, credits, at }: NewPayment): Write[] {
  const of = [bid.owner_id, bid.id, bid.amount, credits, now, feeOf(bid.amount, FEE_PERCENT), id];
  const how = at
    ? ["open", at.provider, at.session, at.redirectUrl, at.expiresAt, null]
    : ["held", "none", null, null, null, now];
  return [db.prepare(INSERT_PAYMENT).bind(...of, ...how), mustHaveChanged(db)];
}

export interface PaidFor {
  job_status: JobStatus | null;
  helper_id: number | null;
  bid_status: BidStatus | null;
  bid_amount: Cents | null;
  together: number;
}

export const paidForOf = (db: Database, payment: number): Promise<PaidFor | null> =>
  db
    .prepare(
      `SELECT j.status AS job_status, j.helper_id, b.status AS bid_status, b.amount AS bid_amount,
         NOT ${blocks("p.payer_id", "p.payee_id")} AND NOT EXISTS
           (SELECT 1 FROM user u WHERE u.id IN (p.payer_id, p.payee_id) AND u.status = 'suspended') AS together
       FROM payment p LEFT JOIN job j ON j.id = p.job_id LEFT JOIN bid b ON b.id = p.bid_id WHERE p.id = ?`,
    )
    .bind(payment)
    .first<PaidFor>();

const bidAtOtherAmount = ({ bid_id, amount }: Pick<PaymentRow, "bid_id" | "amount">): string =>
  `FROM bid b JOIN job j ON j.id = b.job_id
   WHERE b.id = ${Number(bid_id)} AND b.status = 'pending' AND NOT (${waitsAt(String(amount))}) AND j.status = 'open'`;

export const isAtOtherAmount = (payment: PaymentRow): string => `EXISTS (SELECT 1 ${bidAtOtherAmount(payment)})`;

export const notifyOfOtherAmount = (db: Database, now: number, payment: PaymentRow): Write[] =>
  notify(db, now, {
    type: "bid_outdated",
    mail: true,
    to: "b.user_id",
    key: `'bid_outdated:${payment.id}'`,
    job: "b.job_id",
    chat: "b.chat_id",
    data: "json_object('job_title', j.title, 'amount', printf('%.2f', b.amount / 100.0))",
    rows: { from: bidAtOtherAmount(payment), values: [] },
  });

export const BY_SESSION = "id = ?1 AND session = ?2";

export const refuseSuccess = (db: Database, now: number, payment: PaymentRow): Write[] => [
  db
    .prepare(
      `UPDATE payment SET status = 'refunded', paid_at = ?3, refunded_at = ?3, refunded_amount = ?4
       WHERE ${BY_SESSION} AND ${canTake("refuse")}`,
    )
    .bind(payment.id, payment.session, now, toPayOf(payment)),
  mustHaveChanged(db),
];

export const returnFormerSession = (db: Database, now: number, session: string, onHold = false): Write[] => [
  db
    .prepare("UPDATE former_session SET returned_at = ?, on_hold = ? WHERE session = ? AND returned_at IS NULL")
    .bind(now, Number(onHold), session),
  mustHaveChanged(db),
];

interface PaidAt {
  session: string | null;
  provider: string;
}

export const paidAt = (db: Database, payment: number, former: string | null): Promise<PaidAt | null> =>
  db
    .prepare(
      `SELECT session, provider FROM payment WHERE id = ?1 AND (?2 IS NULL OR session = ?2)
       UNION ALL SELECT session, provider FROM former_session WHERE session = ?2 AND payment_id = ?1`,
    )
    .bind(payment, former)
    .first<PaidAt>();

/** Put before the payment changes: the recipient is selected in SQL. */
export function notifyChosen(
  db: Database,
  now: number,
  payment: Pick<PaymentRow, "id" | "session">,
  event: "processing" | "fail" | "cancel",
): Write[] {
  const [step, from] = event === "processing" ? ["processing", "<>"] : ["unpaid", "="];
  return notify(db, now, {
    type: "bid_accepted",
    key: `'bid_being_paid:${step}:' || p.id`,
    to: "b.user_id",
    job: "b.job_id",
    chat: "b.chat_id",
    data: `json_object('job_title', j.title, 'amount', printf('%.2f', b.amount / 100.0), 'step', '${step}')`,
    rows: {
      from: `FROM payment p JOIN bid b ON b.id = p.bid_id JOIN job j ON j.id = b.job_id
        WHERE p.id = ?1 AND p.session = ?2 AND p.kind = 'bid' AND p.status ${from} 'processing' AND p.${canTake(event)}
        AND b.status = 'pending' AND b.amount = p.amount`,
      values: [payment.id, payment.session],
    },
  });
}
