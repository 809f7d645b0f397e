import type { Language } from "~/domain/values/language";
import type { AppointmentRow } from "./appointment";
import type { Database, Write } from "./database";
import { jobIsDisputed, pausedOf } from "./payment-standing";

const BATCH_SIZE = 200;

export interface DueReminder {
  id: number;
  chat_id: number;
  job_id: number;
  job_title: string;
  low_id: number;
  high_id: number;
  low_language: Language;
  high_language: Language;
  starts_at: number;
  ends_at: number;
}

const STANDS = `a.status = 'accepted' AND a.starts_at > ?1
  AND NOT EXISTS (SELECT 1 FROM appointment n WHERE n.chat_id = a.chat_id AND n.id > a.id AND n.status IN ('accepted', 'missed'))
  AND (SELECT b.status FROM bid b WHERE b.chat_id = a.chat_id ORDER BY b.id DESC LIMIT 1) = 'accepted'
  AND j.status = 'reserved' AND j.done_at IS NULL AND l.status <> 'deleted' AND h.status <> 'deleted'`;

export async function dueReminders(db: Database, now: number, user: number | undefined): Promise<DueReminder[]> {
  const { results } = await db
    .prepare(
      `SELECT a.id, a.chat_id, a.starts_at, a.ends_at, c.job_id, c.low_id, c.high_id, j.title AS job_title,
         l.language AS low_language, h.language AS high_language
       FROM appointment a JOIN chat c ON c.id = a.chat_id JOIN user l ON l.id = c.low_id JOIN user h ON h.id = c.high_id
       JOIN job j ON j.id = c.job_id
       WHERE a.remind_at <= ?1 AND ${STANDS} AND (?2 IS NULL OR ?2 IN (c.low_id, c.high_id)) ORDER BY a.remind_at LIMIT ${BATCH_SIZE}`,
    )
    .bind(now, user ?? null)
    .all<DueReminder>();
  return results;
}

export const markReminded = (db: Database, id: number): Write =>
  db
    .prepare("UPDATE appointment SET remind_at = NULL WHERE id = ? AND remind_at IS NOT NULL AND status = 'accepted'")
    .bind(id);

export const markUnanswered = (db: Database, now: number, id: number): Write =>
  db
    .prepare(
      "UPDATE appointment SET missed_answer = 'unanswered', updated_at = ? WHERE id = ? AND status = 'missed' AND missed_answer IS NULL",
    )
    .bind(now, id);

export const markMissedReminded = (db: Database, id: number): Write =>
  db.prepare("UPDATE appointment SET missed_reminded = 1 WHERE id = ? AND missed_reminded = 0").bind(id);

export interface Reported extends Pick<AppointmentRow, "id" | "starts_at" | "ends_at" | "missed_at"> {
  chat_id: number;
  job_id: number | null;
  job_title: string | null;
  owner_id: number | null;
  missed_by: number;
  reporter: number;
  language: Language;
}

/**
 * A time agreed on since makes up for an absence. The answer waits while the payer’s bank has the money, or a pause
 * stops the compensation.
 */
const UNANSWERED = `SELECT a.id, a.chat_id, a.starts_at, a.ends_at, a.missed_by, a.missed_at, c.job_id, j.title AS job_title, j.user_id AS owner_id, u.language,
    iif(c.low_id = a.missed_by, c.high_id, c.low_id) AS reporter
  FROM appointment a JOIN chat c ON c.id = a.chat_id JOIN user u ON u.id = a.missed_by LEFT JOIN job j ON j.id = c.job_id
  WHERE a.missed_at <= ?1 AND a.missed_at IS NOT NULL AND a.missed_answer IS NULL AND (?2 IS NULL OR ?2 IN (c.low_id, c.high_id))
    AND NOT EXISTS (SELECT 1 FROM appointment n WHERE n.chat_id = a.chat_id AND n.id > a.id AND n.status = 'accepted')
    AND NOT ${jobIsDisputed("c.job_id")} AND NOT (a.missed_by IS j.user_id AND ${pausedOf("c.job_id")})`;

export async function unansweredReports(
  db: Database,
  { before, user, unreminded = false }: { before: number; user: number | undefined; unreminded?: boolean },
): Promise<Reported[]> {
  const more = unreminded ? "AND a.missed_reminded = 0" : "";
  const query = db.prepare(`${UNANSWERED} ${more} ORDER BY a.missed_at LIMIT ${BATCH_SIZE}`).bind(before, user ?? null);
  return (await query.all<Reported>()).results;
}
