import { MISSED_ANSWER_HOURS, MISSED_REMINDER_HOURS, missedUntil } from "~/domain/deals/appointment-life";
import { markMissedReminded, markUnanswered, type Reported, unansweredReports } from "../db/appointment-due";
import type { Database, Write } from "../db/database";
import { insertChatEvent } from "../db/message";
import { notify } from "../db/notify";
import { nameFor } from "../db/person";
import { mustHaveChanged, run } from "../db/transaction";
import { missedSettlement, sharesIfMissed } from "../operations/deals/missed";
import { each } from "./each";

const HOUR = 3_600_000;

async function settlement(db: Database, now: number, report: Reported): Promise<Write[]> {
  const { id, chat_id, starts_at, ends_at, language } = report;
  const settled = await missedSettlement(db, now, {
    chat: chat_id,
    appointment: report,
    answer: "unanswered",
    language,
  });
  return [
    markUnanswered(db, now, id),
    mustHaveChanged(db),
    insertChatEvent(db, {
      chat: chat_id,
      sender: report.reporter,
      event: { kind: "appointment", step: "unanswered", starts_at, ends_at },
      now,
    }),
    ...settled.writes,
  ];
}

async function reminder(db: Database, now: number, report: Reported): Promise<Write[]> {
  const { id, starts_at, ends_at, missed_by } = report;
  const name = await nameFor(db, missed_by, report.reporter);
  const shares = await sharesIfMissed(db, report.job_id, missed_by === report.owner_id ? "owner" : "helper");
  return [
    markMissedReminded(db, id),
    mustHaveChanged(db),
    ...notify(db, now, {
      to: missed_by,
      type: "appointment",
      // A pause can give more time, and a reminder of its end.
      key: `appointment:${id}:missed_reminder:${report.missed_at}`,
      job: report.job_id,
      chat: report.chat_id,
      data: {
        job_title: report.job_title ?? "",
        name,
        step: "missed_reminder",
        starts_at,
        ends_at,
        at: missedUntil(report.missed_at ?? now),
        ...shares,
      },
      mail: "missed_reminder",
    }),
  ];
}

export async function settleMissed(db: Database, now: number, user?: number): Promise<number> {
  const over = await unansweredReports(db, { before: now - MISSED_ANSWER_HOURS * HOUR, user });
  const settled = await each("a report to settle", over, async (report) =>
    run(db, ...(await settlement(db, now, report))),
  );
  const soon = now - (MISSED_ANSWER_HOURS - MISSED_REMINDER_HOURS) * HOUR;
  const quiet = await unansweredReports(db, { before: soon, user, unreminded: true });
  return (
    settled +
    (await each("a reminder of a report", quiet, async (report) => run(db, ...(await reminder(db, now, report)))))
  );
}
