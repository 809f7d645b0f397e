import { MOVED, WAITING } from "~/domain/money/payment-life";
import type { PaymentStatus } from "~/domain/money/payment-status";
import type { Page } from "~/domain/values/page";
import { isReportedIn } from "./appointment";
import { allOf, type Condition, conditionIf } from "./condition";
import type { Database, Query } from "./database";
import { IS_ESCALATED } from "./dispute";
import { pageOfRows } from "./page";
import { canTake, type PaymentRow, paymentsWhere, STATUS_NOW, statusIn } from "./payment";
import { IS_PRICE_UNCOVERED, pausedOf, standing } from "./payment-standing";
import { hasReturned } from "./refunded";
import { startAndEndOf } from "./year";

/** An expired payment is not open, even if cron has not recorded it yet. */
const hasStatus = (status: string): Condition => ({
  sql: `(p.status = ? AND ${STATUS_NOW} = ?)`,
  values: [status, status],
});

function pageWhere(
  db: Database,
  admin: number,
  page: number,
  { conditions, order }: { conditions: readonly Condition[]; order: string },
): Promise<Page<PaymentRow>> {
  const { sql, values } = allOf(conditions);
  return pageOfRows<PaymentRow>(db, page, {
    count: db.prepare(`SELECT count(*) AS n FROM payment p WHERE ${sql}`).bind(...values),
    rows: (limit) => paymentsWhere(db, admin, `${sql} ORDER BY ${order} ${limit}`, ...values),
  });
}

/** Also after a loss: the payer then keeps the money. */
const IS_CHARGED_BACK: Condition = {
  sql: "EXISTS (SELECT 1 FROM chargeback k WHERE k.payment_id = p.id AND k.status IN ('open', 'lost'))",
  values: [],
};

interface AdminFilter {
  status?: string;
  user?: number;
  job?: number;
}

export function listPayments(
  db: Database,
  admin: number,
  page: number,
  { status, user, job }: AdminFilter,
): Promise<Page<PaymentRow>> {
  const conditions = [
    ...(status ? [status === "charged_back" ? IS_CHARGED_BACK : hasStatus(status)] : []),
    ...(user ? [{ sql: "(p.payer_id = ? OR p.payee_id = ?)", values: [user, user] }] : []),
    ...conditionIf(job, "p.job_id = ?"),
  ];
  return pageWhere(db, admin, page, { conditions, order: "p.id DESC" });
}

export const findPaymentForAdmin = (db: Database, admin: number, id: number): Promise<PaymentRow | null> =>
  paymentsWhere(db, admin, "p.id = ?2", id).first<PaymentRow>();

export const listDisputed = (db: Database, admin: number, page: number): Promise<Page<PaymentRow>> =>
  pageWhere(db, admin, page, { conditions: [hasStatus("disputed")], order: `${IS_ESCALATED} DESC, p.id DESC` });

const ASKED = `(p.kind = 'request' AND p.by_payer = 0 AND p.lapsed = 0 AND p.${canTake("reopen")})`;
const inYear = (at: string) => `(?7 IS NULL OR (${at} >= ?7 AND ${at} < ?8))`;
const IN_YEAR = inYear("coalesce(p.paid_at, p.created_at)");
/** Money that went back has a moment of its own. */
const HAS_MOVED = `((p.${statusIn(MOVED)} AND ${IN_YEAR})
  OR (p.kind = 'request' AND p.payer_id = ?1 AND ${hasReturned("p.id", inYear("l.created_at"))}))`;
const STAGE = `CASE ?6 WHEN 'moved' THEN ${HAS_MOVED} WHEN 'asked' THEN ${ASKED} ELSE (p.${statusIn(WAITING)} OR ${ASKED}) END`;

/** Two indexes instead of an OR, so that only own rows are read. */
const OF_USER =
  "p.id IN (SELECT id FROM payment WHERE payer_id = ?1 UNION SELECT id FROM payment WHERE payee_id = ?1 AND NOT (by_payer = 1 AND paid_at IS NULL))";

const OWN = `CASE ?2 WHEN 'payer' THEN p.payer_id = ?1 WHEN 'payee' THEN p.payee_id = ?1 ELSE ?1 IN (p.payer_id, p.payee_id) END
  AND (?3 IS NULL OR ${STATUS_NOW} = ?3) AND (?4 IS NULL OR p.chat_id = (SELECT id FROM chat WHERE uri = ?4))
  AND (?5 IS NULL OR p.kind = ?5) AND (?6 IS NULL OR ${STAGE})
  AND (?6 IS 'moved' OR ${IN_YEAR})`;
const MINE = `${OF_USER} AND ${OWN}`;

interface OwnFilter {
  role?: string;
  status?: PaymentStatus;
  chat_uri?: string;
  kind?: string;
  stage?: string;
  year?: number;
}

export function listOwnPayments(
  db: Database,
  viewer: number,
  page: number,
  { role, status, chat_uri, kind, stage, year }: OwnFilter,
): Promise<Page<PaymentRow>> {
  const filter = [role ?? null, status ?? null, chat_uri ?? null, kind ?? null, stage ?? null, ...startAndEndOf(year)];
  return pageOfRows<PaymentRow>(db, page, {
    count: db.prepare(`SELECT count(*) AS n FROM payment p WHERE ${MINE}`).bind(viewer, ...filter),
    rows: (limit) => paymentsWhere(db, viewer, `${MINE} ORDER BY p.id DESC ${limit}`, ...filter),
  });
}

export const paymentsBefore = (db: Database, user: number, before: number, take: number): Query =>
  paymentsWhere(db, user, `${OF_USER} AND p.id < ?2 ORDER BY p.id DESC LIMIT ?3`, before, take);

interface StatusOfJob {
  status: PaymentStatus;
  paused: number;
  reported: number;
}

export const statusesOfJob = async (db: Database, job: number): Promise<StatusOfJob[]> =>
  (
    await db
      .prepare(
        `SELECT DISTINCT ${standing("p")} AS status, ${pausedOf("p.job_id")} AS paused, (${isReportedIn("p.job_id")} AND NOT ${IS_PRICE_UNCOVERED}) AS reported
         FROM payment p JOIN job j ON j.id = p.job_id WHERE p.job_id = ?`,
      )
      .bind(job)
      .all<StatusOfJob>()
  ).results;

export const selectPaymentOfSession = (db: Database, viewer: number, session: string): Query =>
  paymentsWhere(db, viewer, "p.session = ?2", session);
