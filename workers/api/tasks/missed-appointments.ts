import { MISSED_ANSWER_HOURS, MISSED_REMINDER_HOURS } from "~/domain/appointment-life";
import type { Language } from "~/domain/language";
import type { AppointmentRow } from "../db/appointment";
import type { Database, Write } from "../db/database";
import { insertChatEvent } from "../db/message";
import { notify } from "../db/notify";
import { jobIsDisputed, pausedOf } from "../db/payment";
import { nameFor } from "../db/person";
import { mustHaveChanged, run } from "../db/transaction";
import { missedSettlement, sharesIfMissed } from "../operations/deals/missed";
import { each } from "./each";

const HOUR = 3_600_000;
const AT_ONCE = 200;

interface Reported extends Pick<AppointmentRow, "id" | "starts_at" | "ends_at" | "missed_at"> {
  chat_id: number;
  job_id: number | null;
  job_title: string | null;
  owner_id: number | null;
  missed_by: number;
  reporter: number;
  language: Language;
}

/**
 * Reported before a moment and not answered; a time agreed on since makes up for it. It waits while the payer’s bank has
 * the money, and while a pause stops the compensation for an absent owner.
 */
const UNANSWERED = `SELECT a.id, a.chat_id, a.starts_at, a.ends_at, a.missed_by, a.missed_at, c.job_id, j.title AS job_title, j.user_id AS owner_id, u.language,
    iif(c.low_id = a.missed_by, c.high_id, c.low_id) AS reporter
  FROM appointment a JOIN chat c ON c.id = a.chat_id JOIN user u ON u.id = a.missed_by LEFT JOIN job j ON j.id = c.job_id
  WHERE a.missed_at <= ?1 AND a.missed_at IS NOT NULL AND a.missed_answer IS NULL AND (?2 IS NULL OR ?2 IN (c.low_id, c.high_id))
    AND NOT EXISTS (SELECT 1 FROM appointment n WHERE n.chat_id = a.chat_id AND n.id > a.id AND n.status = 'accepted')
    AND NOT ${jobIsDisputed("c.job_id")} AND NOT (a.missed_by IS j.user_id AND ${pausedOf("c.job_id")})`;

async function unanswered(db: Database, since: number, user: number | undefined, more = ""): Promise<Reported[]> {
  const asked = db.prepare(`${UNANSWERED} ${more} ORDER BY a.missed_at LIMIT ${AT_ONCE}`).bind(since, user ?? null);
  return (await asked.all<Reported>()).results;
}

async function settlement(db: Database, now: number, report: Reported): Promise<Write[]> {
  const { id, chat_id, starts_at, ends_at, language } = report;
  return [
    db
      .prepare(
        "UPDATE appointment SET missed_answer = 'unanswered', updated_at = ? WHERE id = ? AND status = 'missed' AND missed_answer IS NULL",
      )
      .bind(now, id),
    mustHaveChanged(db),
    insertChatEvent(db, {
      chat: chat_id,
      sender: report.reporter,
      event: { kind: "appointment", step: "unanswered", starts_at, ends_at },
      now,
    }),
    ...(await missedSettlement(db, now, { chat: chat_id, appointment: report, answer: "unanswered", language })),
  ];
}

async function reminder(db: Database, now: number, report: Reported): Promise<Write[]> {
  const { id, starts_at, ends_at, missed_by } = report;
  const name = await nameFor(db, missed_by, report.reporter);
  const shares = await sharesIfMissed(db, report.job_id, missed_by === report.owner_id ? "owner" : "helper");
  return [
    db.prepare("UPDATE appointment SET missed_reminded = 1 WHERE id = ? AND missed_reminded = 0").bind(id),
    mustHaveChanged(db),
    ...notify(db, now, {
      to: missed_by,
      type: "appointment",
      // A pause can give more time, and a reminder of its end.
      key: `appointment:${id}:missed_reminder:${report.missed_at}`,
      job: report.job_id,
      chat: report.chat_id,
      data: { job_title: report.job_title ?? "", name, step: "missed_reminder", starts_at, ends_at, ...shares },
      mail: "missed_reminder",
    }),
  ];
}

export async function settleMissed(db: Database, now: number, user?: number): Promise<number> {
  const over = await unanswered(db, now - MISSED_ANSWER_HOURS * HOUR, user);
  const settled = await each(over, async (report) => run(db, ...(await settlement(db, now, report))));
  const soon = now - (MISSED_ANSWER_HOURS - MISSED_REMINDER_HOURS) * HOUR;
  const quiet = await unanswered(db, soon, user, "AND a.missed_reminded = 0");
  return settled + (await each(quiet, async (report) => run(db, ...(await reminder(db, now, report)))));
}
