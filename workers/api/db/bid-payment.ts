import type { BidStatus } from "~/domain/bid-life";
import type { JobStatus } from "~/domain/job-status";
import { type Cents, feeOf } from "~/domain/money";
import type { BidRow } from "./bid";
import type { Database, Write } from "./database";
import { canTake, type PaymentRow, paymentsWhere, toPayOf } from "./payment";
import { mustHaveChanged } from "./transaction";

const waitsAt = (amount: string): string => `b.status = 'pending' AND b.amount = ${amount}`;

const OPEN_FOR =
  "p.bid_id = ?2 AND p.amount = ?3 AND p.credits_used = ?4 AND p.status = 'open' AND p.session IS NOT NULL AND p.expires_at > ?5";

export function findOpenPayment(db: Database, bid: BidRow, credits: Cents, now: number): Promise<PaymentRow | null> {
  return paymentsWhere(db, bid.owner_id, OPEN_FOR, bid.id, bid.amount, credits, now).first<PaymentRow>();
}

/** SQL of `isPaidBy` (app/domain/payment-life.ts) for any bid on a job (SQL for its id). */
const beingPaid = (job: string) => `EXISTS (SELECT 1 FROM payment u JOIN bid b ON b.id = u.bid_id
  WHERE u.job_id = ${job} AND u.kind = 'bid' AND u.status = 'processing' AND ${waitsAt("u.amount")})`;

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
    platform_cost, helper_fee, helper_amount, id, status, provider, session, redirect_url, expires_at, paid_at)
  SELECT 'bid', ?1, b.user_id, b.id, b.chat_id, b.job_id, b.amount, ?4, ?5, ?6, ?6, b.amount - ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13
  FROM bid b JOIN job j ON j.id = b.job_id
  WHERE b.id = ?2 AND ${waitsAt("?3")} AND j.status = 'open' AND j.user_id = ?1
    AND NOT EXISTS (SELECT 1 FROM payment p WHERE ${OPEN_FOR}) AND NOT ${beingPaid("j.id")}`;

interface Session {
  provider: string;
  session: string;
  redirectUrl: string | null;
  expiresAt: number;
}

/** Paid through a session, or whole with credits: then the caller chose the id. */
export function insertBidPayment(
  db: Database,
  now: number,
  bid: BidRow,
  credits: Cents,
  by: Session | { id: number },
): Write[] {
  const of = [bid.owner_id, bid.id, bid.amount, credits, now, feeOf(bid.amount)];
  const how =
    "session" in by
      ? [null, "open", by.provider, by.session, by.redirectUrl, by.expiresAt, null]
      : [by.id, "held", "none", null, null, null, now];
  return [db.prepare(INSERT_PAYMENT).bind(...of, ...how), mustHaveChanged(db)];
}

export const nextPaymentId = async (db: Database): Promise<number> =>
  (await db.prepare("SELECT coalesce(max(id), 0) + 1 AS id FROM payment").first<number>("id")) ?? 1;

export interface PaidFor {
  job_status: JobStatus | null;
  helper_id: number | null;
  bid_status: BidStatus | null;
  bid_amount: Cents | null;
}

export const paidForOf = (db: Database, payment: number): Promise<PaidFor | null> =>
  db
    .prepare(
      `SELECT j.status AS job_status, j.helper_id, b.status AS bid_status, b.amount AS bid_amount
       FROM payment p LEFT JOIN job j ON j.id = p.job_id LEFT JOIN bid b ON b.id = p.bid_id WHERE p.id = ?`,
    )
    .bind(payment)
    .first<PaidFor>();

export const bidAtOtherAmount = ({ bid_id, amount }: Pick<PaymentRow, "bid_id" | "amount">): string =>
  `FROM bid b JOIN job j ON j.id = b.job_id
   WHERE b.id = ${Number(bid_id)} AND b.status = 'pending' AND NOT (${waitsAt(String(amount))}) AND j.status = 'open'`;

/** SQL: the payment still uses this session; a request has one after the other. */
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

export const returnFormerSession = (db: Database, now: number, session: string): Write[] => [
  db.prepare("UPDATE former_session SET returned_at = ? WHERE session = ? AND returned_at IS NULL").bind(now, session),
  mustHaveChanged(db),
];
