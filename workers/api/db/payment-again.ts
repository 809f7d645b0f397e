import { type Cents, FEE_PERCENT, feeOf } from "~/domain/money/money";
import type { Database, Write } from "./database";
import { canTake, type PaymentRow, paymentsWhere } from "./payment";
import { IS_UNCOVERED, jobIsDisputed, UNCOVERED_REST } from "./payment-standing";
import { mustHaveChanged } from "./transaction";

const WAITS = `kind = 'request' AND lapsed = 0 AND ${canTake("reopen")}`;
const AT_PROVIDER = "status = 'open' AND session IS NOT NULL AND expires_at >";

/** SQL: the part of the price that is gone, unless another request of the helper waits for it. */
export const ASKED_FOR_PRICE = `iif(EXISTS (SELECT 1 FROM payment w WHERE w.job_id = j.id AND w.by_payer = 0 AND w.for_price > 0 AND (w.status = 'processing' OR (w.${WAITS}))), 0,
    coalesce((SELECT ${UNCOVERED_REST} FROM payment p WHERE p.job_id = j.id AND ${IS_UNCOVERED}), 0))`;

export const asksForPrice = async (db: Database, job: number): Promise<boolean> =>
  ((await db.prepare(`SELECT ${ASKED_FOR_PRICE} AS cents FROM job j WHERE j.id = ?`).bind(job).first<Cents>("cents")) ??
    0) > 0;

export const NOT_PAID_AGAIN = `NOT EXISTS (SELECT 1 FROM payment a WHERE a.job_id = j.id AND a.by_payer = 1
  AND ((a.lapsed = 0 AND a.${canTake("reopen")}) OR a.status = 'processing'))`;

export const findWaitingAgain = (db: Database, viewer: number, job: number): Promise<PaymentRow | null> =>
  paymentsWhere(
    db,
    viewer,
    `p.id = (SELECT max(id) FROM payment WHERE job_id = ?2 AND by_payer = 1 AND ${WAITS})`,
    job,
  ).first<PaymentRow>();

export const isAskedOrProcessed = (job: string): string =>
  `EXISTS (SELECT 1 FROM payment r WHERE r.job_id = ${job} AND (r.status = 'processing' OR (r.by_payer = 0 AND r.${WAITS})))`;

interface Standing {
  /** Null unless the deal goes on and the money of its price went back. */
  rest: Cents | null;
  asked: number;
  processing: number;
}

export const standingOfPrice = (db: Database, id: number): Promise<Standing | null> =>
  db
    .prepare(
      `SELECT iif(j.status = 'reserved' AND j.helper_id = p.payee_id AND ${IS_UNCOVERED}, ${UNCOVERED_REST}, NULL) AS rest,
         EXISTS (SELECT 1 FROM payment r WHERE r.job_id = j.id AND r.by_payer = 0 AND r.${WAITS}) AS asked,
         EXISTS (SELECT 1 FROM payment r WHERE r.job_id = j.id AND r.status = 'processing') AS processing
       FROM payment p JOIN job j ON j.id = p.job_id WHERE p.id = ?`,
    )
    .bind(id)
    .first<Standing>();

export const isBeingPaidAgain = async (db: Database, now: number, job: number | null): Promise<boolean> =>
  (await db
    .prepare(
      `SELECT 1 FROM payment WHERE job_id = ?1 AND by_payer = 1
         AND (status = 'processing' OR (${WAITS} AND ${AT_PROVIDER} ?2)) LIMIT 1`,
    )
    .bind(job, now)
    .first()) !== null;

/** The payer may be paying one that is open at the provider. A success that still arrives is refunded. */
export const lapseAgain = (db: Database, now: number, job: number | null): Write =>
  db
    .prepare(
      `UPDATE payment SET status = iif(status = 'open', 'cancelled', status), lapsed = 1
       WHERE job_id = ?1 AND by_payer = 1 AND ${WAITS} AND NOT (${AT_PROVIDER} ?2)`,
    )
    .bind(job, now);

/** `ConflictError` if another payment is open or processing, or if the rest is another by now. */
export const insertAgain = (db: Database, now: number, price: number, amount: Cents): Write[] => [
  db
    .prepare(
      `INSERT INTO payment (kind, by_payer, for_price, payer_id, payee_id, chat_id, job_id, amount, platform_cost, helper_fee, helper_amount,
         provider, created_at, fee_percent)
       SELECT 'request', 1, ?2, p.payer_id, p.payee_id, p.chat_id, p.job_id, ?2, ?3, ?3, ?2 - ?3, 'none', ?4, ?5
       FROM payment p JOIN job j ON j.id = p.job_id
       WHERE p.id = ?1 AND j.status = 'reserved' AND j.helper_id = p.payee_id AND ${IS_UNCOVERED} AND ${UNCOVERED_REST} = ?2
         AND NOT ${jobIsDisputed("j.id")}
         AND NOT EXISTS (SELECT 1 FROM payment r WHERE r.job_id = j.id AND (r.status = 'processing' OR (r.${WAITS})))`,
    )
    .bind(price, amount, feeOf(amount, FEE_PERCENT), now, FEE_PERCENT),
  mustHaveChanged(db),
];
