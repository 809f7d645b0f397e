import { LAST_DAYS, RELEASE_DAYS } from "~/domain/money/deal-money";
import { lastAgreedStart } from "./appointment";
import type { Database } from "./database";

const DAY = 24 * 3600 * 1000;

const stopsOf = (table: "dispute" | "chargeback", since: string, until = "s.closed_at"): string =>
  `SELECT s.${since} AS since, ${until} AS until FROM payment w JOIN ${table} s ON s.payment_id = w.id WHERE w.job_id = j.id`;

const CREDIT_STOPS = `SELECT b.opened_at, b.closed_at FROM payment w JOIN payment t ON t.payer_id = w.payer_id
    JOIN chargeback b ON b.payment_id = t.id WHERE w.job_id = j.id AND w.credits_used > 0 AND t.kind = 'credits'
    AND b.set_apart < b.amount AND w.paid_at <= b.opened_at`;

const WAS_PRICE = `w.kind = 'bid' AND w.status = 'refunded' AND EXISTS (SELECT 1 FROM bid b WHERE b.id = w.bid_id AND b.status = 'accepted')
    AND NOT EXISTS (SELECT 1 FROM payment x WHERE x.bid_id = w.bid_id AND x.kind = 'bid' AND x.status IN ('held', 'disputed', 'released'))`;

const UNPAID = `SELECT w.refunded_at, r.paid_at FROM payment w JOIN payment r ON r.job_id = w.job_id AND r.kind = 'request'
    AND r.for_price > 0 AND r.id > w.id AND r.paid_at >= w.refunded_at
    WHERE w.job_id = j.id AND ${WAS_PRICE}`;

/** `covered`: until when an earlier stop lasted. `closing`: when an open dispute would end. */
const stops = (closing: string): string => `SELECT since, until, coalesce(max(until) OVER
      (ORDER BY since, until ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS covered
    FROM (${stopsOf("dispute", "created_at", closing)} UNION ALL ${stopsOf("chargeback", "opened_at")}
      UNION ALL ${CREDIT_STOPS} UNION ALL SELECT created_at, closed_at FROM pause WHERE job_id = j.id UNION ALL ${UNPAID}) WHERE until IS NOT NULL`;

/** SQL of `workedFrom` (app/domain/money/deal-money.ts). */
const WORKED_FROM = `iif(j.begun_at IS NULL, max(j.done_at, coalesce(${lastAgreedStart("j.id")}, 0)), j.done_at)`;

/**
 * Stops suspend the days to object; `LAST_DAYS` or more are left when they end. Null unless the work is done and waits
 * for approval.
 */
export const OBJECTION_FROM = objectionFromIf("s.closed_at");

function objectionFromIf(closing: string): string {
  return `iif(j.status = 'reserved' AND j.done_at IS NOT NULL,
    (SELECT coalesce(max(w.worked + sum(max(until - max(since, covered, w.worked), 0)), max(until) - ${(RELEASE_DAYS - LAST_DAYS) * DAY}), w.worked)
      FROM (SELECT ${WORKED_FROM} AS worked) w LEFT JOIN (${stops(closing)})), NULL)`;
}

export const objectionFromIfClosed = (db: Database, at: number, job: number | null): Promise<number | null> =>
  db
    .prepare(`SELECT ${objectionFromIf("coalesce(s.closed_at, ?2)")} AS at FROM job j WHERE j.id = ?1`)
    .bind(job, at)
    .first<number>("at");
