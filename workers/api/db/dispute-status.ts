import type { StatementCode } from "~/content/events/disputes";
import { DESK_DAYS, type DisputeEnd, type DisputeEvent, disputeStatusesBefore } from "~/domain/deals/dispute-life";
import type { Database, Write } from "./database";
import { statusIn } from "./payment";

export const endDisputeAbout = (db: Database, now: number, payment: number, statement: StatementCode): Write =>
  db
    .prepare(
      `UPDATE dispute SET status = 'closed', closed_at = ?1, ended = 'decided', statement = ?2
       WHERE payment_id = ?3 AND status <> 'closed'`,
    )
    .bind(now, statement, payment);

interface NewDispute {
  payment: number;
  by: number;
  reason: string;
  ownWords: boolean;
  absenceAt: number | null;
}

const DESK_MS = DESK_DAYS * 24 * 3600 * 1000;

/** A user who withdraws a dispute and opens the next does not get the days to agree again, nor one who contested an absence before. */
export async function hadDaysToAgree(db: Database, payment: number): Promise<boolean> {
  const earlier = db.prepare(
    `SELECT count(desk_at) > 0 OR count(absence_at) > 0 OR coalesce(sum(closed_at - created_at), 0) >= ?2 AS had
     FROM dispute WHERE payment_id = ?1 AND ended = 'withdrawn'`,
  );
  return (await earlier.bind(payment, DESK_MS).first<number>("had")) === 1;
}

export const insertDispute = (
  db: Database,
  now: number,
  { payment, by, reason, ownWords, absenceAt }: NewDispute,
): Write =>
  db
    .prepare(
      "INSERT INTO dispute (payment_id, opened_by, reason, created_at, absence_at, own_words) VALUES (?, ?, ?, ?, ?, ?)",
    )
    .bind(payment, by, reason, now, absenceAt, ownWords ? 1 : 0);

const canTake = (event: DisputeEvent): string => statusIn(disputeStatusesBefore(event));

interface NewAnswer {
  dispute: number;
  by: number;
  answer: string;
}

export const answerDispute = (db: Database, now: number, { dispute, by, answer }: NewAnswer): Write =>
  db
    .prepare(
      `UPDATE dispute SET answer = ?2, answered_at = ?3 WHERE id = ?1 AND answered_at IS NULL AND opened_by <> ?4 AND ${canTake("decide")}`,
    )
    .bind(dispute, answer, now, by);

const ENDS = { withdraw: "withdrawn", agree: "agreed", decide: "decided" } as const satisfies Partial<
  Record<DisputeEvent, DisputeEnd>
>;

export interface DisputeClosing {
  dispute: number;
  event: keyof typeof ENDS;
  statement?: string | null;
}

export const closeDispute = (db: Database, now: number, { dispute, event, statement = null }: DisputeClosing): Write =>
  db
    .prepare(
      `UPDATE dispute SET status = 'closed', closed_at = ?, ended = ?, statement = ? WHERE id = ? AND ${canTake(event)}`,
    )
    .bind(now, ENDS[event], statement, dispute);

export const escalateOpened = (db: Database, now: number, payment: number): Write =>
  db
    .prepare(`UPDATE dispute SET status = 'desk', desk_at = ?1 WHERE payment_id = ?2 AND ${canTake("escalate")}`)
    .bind(now, payment);

export const escalateDispute = (db: Database, now: number, dispute: number): Write =>
  db
    .prepare(`UPDATE dispute SET status = 'desk', desk_at = ? WHERE id = ? AND ${canTake("escalate")}`)
    .bind(now, dispute);
