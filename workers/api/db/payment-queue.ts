import type { Language } from "~/domain/language";
import type { AdminWithdrawal, PausedPayment } from "~/domain/payment-queue";
import type { Database, Query, Write } from "./database";
import { type PaymentRow, paymentOf, selectPayments } from "./payment";
import { cardOf, personJson, timeOf } from "./person";
import { mustHaveChanged } from "./transaction";

export const IS_FOR_TEAM = "w.effect = 'answered'";
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
}

const WITHDRAWALS = selectPayments(
  `w.created_at AS asked_at, w.answered_at, w.granted, w.statement, ${personJson("a")} AS answered_by,`,
  "JOIN withdrawal w ON w.payment_id = p.id LEFT JOIN user a ON a.id = w.answered_by",
);

/** Binds the admin as `?1`; the condition may bind values from `?2` on. */
export const withdrawalsWhere = (db: Database, admin: number, condition: string, ...values: unknown[]): Query =>
  db.prepare(`${WITHDRAWALS} WHERE ${IS_FOR_TEAM} AND ${condition}`).bind(admin, ...values);

export function withdrawalOf(row: WithdrawalRow, { viewer, language }: Reader): AdminWithdrawal {
  const { asked_at, answered_at, granted, statement, answered_by, status, payer_id, payee_id } = row;
  return {
    payment: paymentOf(row, viewer.id, language),
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
    involved: viewer.id === payer_id || viewer.id === payee_id,
  };
}

export interface PausedRow extends PaymentRow {
  paused_by: string | null;
  reason: string | null;
}

const PAUSE = `LEFT JOIN audit u ON u.id = (SELECT max(x.id) FROM audit x WHERE x.target_type = 'payment' AND x.action = 'pause'
  AND x.created_at >= p.paused_at AND x.target_id IN (SELECT y.id FROM payment y WHERE y.id = p.id OR y.job_id = p.job_id)) LEFT JOIN user a ON a.id = u.admin_id`;
const PAUSED = selectPayments(`u.reason, ${personJson("a")} AS paused_by,`, PAUSE);

export const pausedPayments = (db: Database, admin: number, limit: string): Query =>
  db.prepare(`${PAUSED} WHERE ${IS_PAUSED} ORDER BY p.paused_at, p.id ${limit}`).bind(admin);

export const pausedOf = (row: PausedRow, { viewer, language }: Reader): PausedPayment => ({
  payment: paymentOf(row, viewer.id, language),
  since: timeOf(row.paused_at ?? 0),
  by: row.paused_by === null ? null : cardOf(row.paused_by, viewer.id, language),
  reason: row.reason,
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
