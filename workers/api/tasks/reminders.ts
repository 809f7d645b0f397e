import { spanInWords } from "~/domain/deals/appointment-life";
import type { Language } from "~/domain/values/language";
import { type DueReminder, dueReminders, markReminded } from "../db/appointment-due";
import type { Database, Write } from "../db/database";
import { notify } from "../db/notify";
import { nameFor } from "../db/person";
import { mustHaveChanged, run } from "../db/transaction";
import { each } from "./each";

interface Reader {
  id: number;
  other: number;
  language: Language;
}

async function reminderFor(db: Database, now: number, due: DueReminder, reader: Reader): Promise<Write[]> {
  const { starts_at, ends_at, job_title } = due;
  const name = await nameFor(db, reader.id, reader.other);
  const span = spanInWords(starts_at, ends_at, reader.language);
  return notify(db, now, {
    to: reader.id,
    type: "appointment",
    key: `appointment:${due.id}:reminder`,
    job: due.job_id,
    chat: due.chat_id,
    data: { job_title, name, step: "reminder", starts_at, ends_at, span },
    mail: true,
  });
}

async function reminderStatements(db: Database, now: number, due: DueReminder): Promise<Write[]> {
  const { id, low_id, high_id } = due;
  const reminders = await Promise.all([
    reminderFor(db, now, due, { id: low_id, other: high_id, language: due.low_language }),
    reminderFor(db, now, due, { id: high_id, other: low_id, language: due.high_language }),
  ]);
  return [markReminded(db, id), mustHaveChanged(db), ...reminders.flat()];
}

export async function remind(db: Database, now: number, user?: number): Promise<number> {
  return each("a reminder", await dueReminders(db, now, user), async (due) =>
    run(db, ...(await reminderStatements(db, now, due))),
  );
}
