import type { WithdrawalEffect } from "~/domain/deals/withdrawal-effect";
import type { AdminWithdrawal, PausedPayment } from "~/domain/money/payment-queue";
import type { Language } from "~/domain/values/language";
import type { Page } from "~/domain/values/page";
import type { Database, Query, Write } from "./database";
import { IS_GRANT_UNPAID } from "./open-withdrawal";
import { pageOfRows } from "./page";
import { type PaymentRow, selectPayments } from "./payment";
import { paymentForAdmin } from "./payment-answer";
import { cardOf, personJson, timeOf } from "./person";
import { mustHaveChanged } from "./transaction";

const IS_FOR_TEAM = "w.effect = 'answered'";
export const WITHDRAWAL_WAITS = `${IS_FOR_TEAM} AND w.answered_at IS NULL AND p.status <> 'refunded'`;
export const IS_PAUSED = "p.paused_at IS NOT NULL AND p.status IN ('held', 'disputed')";

interface Reader {
  viewer: { id: number };
  language: Language;
}

export interface WithdrawalRow extends PaymentRow {
  asked_at: number;
  answered_at: number | null;
  granted: number | null;
  statement: string | null;
  answered_by: string | null;
  unpaid: number;
}

const WITHDRAWALS = selectPayments(
  `w.created_at AS asked_at, w.answered_at, w.granted, w.statement, ${personJson("a")} AS answered_by, coalesce(${IS_GRANT_UNPAID}, 0) AS unpaid,`,
  "JOIN withdrawal w ON w.payment_id = p.id LEFT JOIN user a ON a.id = w.answered_by",
);

const withdrawalsWhere = (db: Database, admin: number, condition: string, ...values: unknown[]): Query =>
  db.prepare(`${WITHDRAWALS} WHERE ${IS_FOR_TEAM} AND ${condition}`).bind(admin, ...values);

export const listWithdrawals = (db: Database, admin: number, page: number): Promise<Page<WithdrawalRow>> =>
  pageOfRows<WithdrawalRow>(db, page, {
    count: db.prepare(`SELECT count(*) AS n FROM withdrawal w WHERE ${IS_FOR_TEAM}`),
    rows: (limit) =>
      withdrawalsWhere(db, admin, `true ORDER BY (${WITHDRAWAL_WAITS}) DESC, unpaid DESC, w.created_at, p.id ${limit}`),
  });

export const findWithdrawal = (db: Database, admin: number, payment: number): Promise<WithdrawalRow | null> =>
  withdrawalsWhere(db, admin, "p.id = ?2", payment).first<WithdrawalRow>();

export function withdrawalOf(row: WithdrawalRow, { viewer, language }: Reader): AdminWithdrawal {
  const { asked_at, answered_at, granted, statement, answered_by, status, payer_id, payee_id } = row;
  return {
    payment: paymentForAdmin(row, viewer.id, language),
    at: timeOf(asked_at),
    answer:
      answered_at === null
        ? null
        : {
            at: timeOf(answered_at),
            by: cardOf(answered_by, viewer.id, language),
            granted: granted === 1,
            statement: statement ?? "",
          },
    refunded: status === "refunded",
    unpaid: row.unpaid === 1,
    involved: viewer.id === payer_id || viewer.id === payee_id,
  };
}

export interface PausedRow extends PaymentRow {
  paused_by: string | null;
  reason: string | null;
  objection: string | null;
}

const PAUSE = `LEFT JOIN audit u ON u.id = (SELECT max(x.id) FROM audit x WHERE x.target_type = 'payment' AND x.action = 'pause'
  AND x.created_at >= p.paused_at AND x.target_id IN (SELECT y.id FROM payment y WHERE y.id = p.id OR y.job_id = p.job_id)) LEFT JOIN user a ON a.id = u.admin_id`;
const OBJECTION =
  "(SELECT b.text FROM objection b JOIN payment y ON y.id = b.payment_id WHERE y.id = p.id OR y.job_id = p.job_id)";
const PAUSED = selectPayments(`u.reason, ${personJson("a")} AS paused_by, ${OBJECTION} AS objection,`, PAUSE);

export const listPaused = (db: Database, admin: number, page: number): Promise<Page<PausedRow>> =>
  pageOfRows<PausedRow>(db, page, {
    count: db.prepare(`SELECT count(*) AS n FROM payment p WHERE ${IS_PAUSED}`),
    rows: (limit) => db.prepare(`${PAUSED} WHERE ${IS_PAUSED} ORDER BY p.paused_at, p.id ${limit}`).bind(admin),
  });

export const pausedOf = (row: PausedRow, { viewer, language }: Reader): PausedPayment => ({
  payment: paymentForAdmin(row, viewer.id, language),
  since: timeOf(row.paused_at ?? 0),
  by: row.paused_by === null ? null : cardOf(row.paused_by, viewer.id, language),
  reason: row.reason,
  objection: row.objection,
});

interface Answered {
  admin: number;
  granted: boolean;
  statement: string;
}

export const recordAnswer = (
  db: Database,
  now: number,
  { id, status }: WithdrawalRow,
  { admin, granted, statement }: Answered,
): Write[] => [
  db
    .prepare(
      `UPDATE withdrawal SET answered_at = ?2, answered_by = ?3, granted = ?4, statement = ?5 WHERE payment_id = ?1
         AND answered_at IS NULL AND (SELECT status FROM payment WHERE id = ?1) = ?6`,
    )
    .bind(id, now, admin, Number(granted), statement, status),
  mustHaveChanged(db),
];

interface JobOfPayment {
  id: number;
  title: string;
  status: "reserved";
  helper_id: number;
  begun_at: null;
  done_at: null;
  business: number;
}

const UNBEGUN_JOB = `SELECT j.id, j.title, j.status, j.helper_id, j.begun_at, j.done_at, h.business FROM job j JOIN user h ON h.id = j.helper_id
  WHERE j.id = ?1 AND j.status = 'reserved' AND j.begun_at IS NULL AND j.done_at IS NULL AND j.helper_id = ?2`;

export const findUnbegunJob = (
  db: Database,
  { job_id, payee_id }: Pick<PaymentRow, "job_id" | "payee_id">,
): Promise<JobOfPayment | null> => db.prepare(UNBEGUN_JOB).bind(job_id, payee_id).first<JobOfPayment>();

export const insertWithdrawal = (db: Database, now: number, payment: number, effect: WithdrawalEffect): Write =>
  db.prepare("INSERT INTO withdrawal (payment_id, effect, created_at) VALUES (?, ?, ?)").bind(payment, effect, now);
