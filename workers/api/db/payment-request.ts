import type { JobStatus } from "~/domain/jobs/job-status";
import { type Cents, feeOf, formatMoney } from "~/domain/money/money";
import { REMINDER_MS } from "~/domain/money/payment-reminder";
import { isReportedIn } from "./appointment";
import { BY_SESSION } from "./bid-payment";
import { blocks } from "./block";
import type { Database, Query, Write } from "./database";
import { notify } from "./notify";
import { type CheckoutSession, canTake, type PaymentRow, paymentsWhere } from "./payment";
import { ASKED_FOR_PRICE, NOT_PAID_AGAIN } from "./payment-again";
import { IS_PRICE_UNCOVERED, jobIsDisputed, RESERVED_FOR } from "./payment-standing";
import { mustHold } from "./transaction";

export interface RequestChat {
  chat_id: number;
  job_id: number | null;
  job_title: string | null;
  job_status: JobStatus | null;
  owner_id: number | null;
  is_accepted: number;
  blocked: number;
  /** Epoch milliseconds. */
  done_at: number | null;
  reported: number;
}

export const findRequestChat = (db: Database, user: number, uri: string): Promise<RequestChat | null> =>
  db
    .prepare(
      `SELECT c.id AS chat_id, j.id AS job_id, j.title AS job_title, j.status AS job_status, j.user_id AS owner_id,
         ${blocks("c.low_id", "c.high_id")} AS blocked, j.done_at, ${isReportedIn("j.id", "?1")} AS reported,
         EXISTS (SELECT 1 FROM bid b WHERE b.job_id = j.id AND b.user_id = ?1 AND b.status = 'accepted') AS is_accepted
       FROM chat c LEFT JOIN job j ON j.id = c.job_id
       WHERE c.uri = ?2 AND ?1 IN (c.low_id, c.high_id)`,
    )
    .bind(user, uri)
    .first<RequestChat>();

/** SQL of `extraWorkHindrance` (app/domain/deals/deal.ts), without the block. */
const mayAsk = (direct: string): string =>
  `(${IS_PRICE_UNCOVERED} OR (NOT ${isReportedIn("j.id", "j.helper_id")} AND (j.done_at IS NULL OR ${direct})))`;

type JobOfRequest = Pick<PaymentRow, "job_id" | "payee_id">;

export const findJobOfRequest = (
  db: Database,
  { job_id, payee_id }: JobOfRequest,
): Promise<Pick<RequestChat, "done_at" | "reported"> | null> =>
  db
    .prepare(`SELECT j.done_at, ${isReportedIn("j.id", "?2")} AS reported FROM job j WHERE j.id = ?1`)
    .bind(job_id, payee_id)
    .first();

interface NewRequest {
  job: number | null;
  helper: number;
  chat: number;
  amount: Cents;
  percent: number;
  description: string | null;
}

export const insertRequest = (
  db: Database,
  now: number,
  { job, helper, chat, amount, percent, description }: NewRequest,
): Write =>
  db
    .prepare(
      `INSERT INTO payment (kind, payer_id, payee_id, chat_id, job_id, amount, platform_cost, helper_fee, helper_amount,
         description, provider, created_at, fee_percent, for_price)
       SELECT 'request', j.user_id, j.helper_id, ?3, j.id, ?4, ?5, ?5, ?4 - ?5, ?6, 'none', ?7, ?8, ${ASKED_FOR_PRICE}
       FROM job j WHERE j.id = ?1 AND (j.status = 'reserved' OR (?8 = 0 AND j.status = 'solved')) AND j.helper_id = ?2 AND NOT ${jobIsDisputed("j.id")} AND ${NOT_PAID_AGAIN}
         AND ${mayAsk("?8 = 0")}`,
    )
    .bind(job, helper, chat, amount, feeOf(amount, percent), description, now, percent);

export const selectNewestRequest = (db: Database, helper: number): Query =>
  paymentsWhere(db, helper, "p.id = (SELECT max(id) FROM payment WHERE payee_id = ?1)");

interface RequestNews {
  owner: number | null;
  title: string;
  name: string;
  amount: Cents;
  helper: number;
  isQuiet: boolean;
}

export const notifyOfRequest = (
  db: Database,
  now: number,
  { owner, title, name, amount, helper, isQuiet }: RequestNews,
): Write[] =>
  notify(db, now, {
    to: "?1",
    type: "payment_request",
    key: "'payment_request:' || p.id || ':asked'",
    job: "p.job_id",
    chat: "p.chat_id",
    data: `json_patch(json_object('job_title', ?2, 'name', ?3, 'amount', ?4, 'payment', p.id, 'direct', iif(p.platform_cost = 0 OR p.for_price > 0, 1, NULL)),
      iif(p.platform_cost > 0, json_object('total', printf('%.2f', (p.amount + p.platform_cost) / 100.0)), '{}'))`,
    rows: {
      from: "FROM payment p WHERE p.id = (SELECT max(id) FROM payment WHERE payee_id = ?5)",
      values: [owner, title, name, formatMoney(amount), helper],
    },
    push: !isQuiet,
    mail: !isQuiet,
  });

type PaymentSession = Pick<PaymentRow, "id" | "session">;

/** Put before a change of the session: a success that still arrives for the former one is refunded. */
export const retireSession = (db: Database, { id }: PaymentSession): Write =>
  db
    .prepare(
      `INSERT INTO former_session (session, payment_id, provider, amount, credits_used, expires_at)
       SELECT session, id, provider, amount, credits_used, expires_at FROM payment WHERE id = ? AND session IS NOT NULL`,
    )
    .bind(id);

export const updateRequestAmount = (
  db: Database,
  { id, session }: PaymentSession,
  { amount, fee }: { amount: Cents; fee: Cents },
): Write =>
  db
    .prepare(
      `UPDATE payment SET amount = ?3, platform_cost = ?4, helper_fee = ?4, helper_amount = ?3 - ?4, credits_used = 0,
         session = NULL, redirect_url = NULL, expires_at = NULL
       WHERE id = ?1 AND session IS ?2 AND ${canTake("change")} AND NOT ${jobIsDisputed("payment.job_id")}
         AND NOT EXISTS (SELECT 1 FROM job j WHERE j.id = payment.job_id AND NOT ${mayAsk("payment.platform_cost = 0")})`,
    )
    .bind(id, session, amount, fee);

/** Put after `retireSession`. Its money goes back. */
export const reopenOnHold = (db: Database, { id, session }: PaymentSession): Write =>
  db
    .prepare(
      `UPDATE payment SET status = 'open', credits_used = 0, session = NULL, redirect_url = NULL, expires_at = NULL
       WHERE ${BY_SESSION} AND kind = 'request' AND lapsed = 0 AND ${canTake("giveBack")}`,
    )
    .bind(id, session);

export const lapseRequest = (db: Database, request: number, { declined }: { declined: boolean }): Write =>
  db
    .prepare(
      `UPDATE payment SET status = iif(status = 'open', 'cancelled', status), lapsed = 1, declined = ?2
       WHERE id = ?1 AND lapsed = 0 AND ${canTake("reopen")}`,
    )
    .bind(request, Number(declined));

/** `at` is null if credits pay all. */
export function updateRequestSession(
  db: Database,
  now: number,
  { id, amount, session }: PaymentSession & Pick<PaymentRow, "amount">,
  credits: Cents,
  at: CheckoutSession | null,
): Write {
  const how = at
    ? ["open", at.provider, at.session, at.redirectUrl, at.expiresAt, null]
    : ["held", "none", null, null, null, now];
  return db
    .prepare(
      `UPDATE payment SET credits_used = ?4, status = ?5, provider = ?6, session = ?7, redirect_url = ?8, expires_at = ?9, paid_at = ?10
       WHERE id = ?1 AND amount = ?2 AND session IS ?3 AND lapsed = 0 AND ${canTake("reopen")}`,
    )
    .bind(id, amount, session, credits, ...how);
}

export const markReminded = (db: Database, now: number, { id, amount }: Pick<PaymentRow, "id" | "amount">): Write =>
  db
    .prepare(
      `UPDATE payment SET reminded_at = ?2 WHERE id = ?1 AND amount = ?3 AND kind = 'request' AND by_payer = 0 AND lapsed = 0
         AND ${canTake("reopen")} AND (reminded_at IS NULL OR reminded_at <= ?4) AND NOT ${jobIsDisputed("payment.job_id")}`,
    )
    .bind(id, now, amount, now - REMINDER_MS);

export const isBlockedChat = async (db: Database, { chat_id }: Pick<PaymentRow, "chat_id">): Promise<boolean> =>
  (await db
    .prepare(`SELECT ${blocks("c.low_id", "c.high_id")} AS blocked FROM chat c WHERE c.id = ?`)
    .bind(chat_id)
    .first<number>("blocked")) === 1;

export const markSettled = (db: Database, now: number, { id, amount }: Pick<PaymentRow, "id" | "amount">): Write =>
  db
    .prepare(`UPDATE payment SET status = 'settled', paid_at = ? WHERE id = ? AND amount = ? AND ${canTake("settle")}`)
    .bind(now, id, amount);

export const isReserved = async (db: Database, { job_id, payee_id }: JobOfRequest): Promise<boolean> =>
  (await db.prepare(`SELECT ${RESERVED_FOR} AS yes`).bind(job_id, payee_id).first<number>("yes")) === 1;

export const mustBeReserved = (db: Database, { job_id, payee_id }: JobOfRequest): Write =>
  mustHold(db, RESERVED_FOR, job_id, payee_id);
