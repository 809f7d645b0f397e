import { spanInWords } from "~/domain/appointment-life";
import type { Language } from "~/domain/language";
import type { Database, Write } from "../db/database";
import { notify } from "../db/notify";
import { nameFor } from "../db/person";
import { mustHaveChanged, run } from "../db/transaction";
import { each } from "./each";

const BATCH_SIZE = 200;

interface Due {
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

interface Reader {
  id: number;
  other: number;
  language: Language;
}

async function reminderFor(db: Database, now: number, due: Due, reader: Reader): Promise<Write[]> {
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

async function reminderStatements(db: Database, now: number, due: Due): Promise<Write[]> {
  const { id, low_id, high_id } = due;
  const told = await Promise.all([
    reminderFor(db, now, due, { id: low_id, other: high_id, language: due.low_language }),
    reminderFor(db, now, due, { id: high_id, other: low_id, language: due.high_language }),
  ]);
  return [
    db
      .prepare("UPDATE appointment SET remind_at = NULL WHERE id = ? AND remind_at IS NOT NULL AND status = 'accepted'")
      .bind(id),
    mustHaveChanged(db),
    ...told.flat(),
  ];
}

export async function remind(db: Database, now: number, user?: number): Promise<number> {
  const { results } = await db
    .prepare(
      `SELECT a.id, a.chat_id, a.starts_at, a.ends_at, c.job_id, c.low_id, c.high_id, j.title AS job_title,
         l.language AS low_language, h.language AS high_language
       FROM appointment a JOIN chat c ON c.id = a.chat_id JOIN user l ON l.id = c.low_id JOIN user h ON h.id = c.high_id
       JOIN job j ON j.id = c.job_id
       WHERE a.remind_at <= ?1 AND ${STANDS} AND (?2 IS NULL OR ?2 IN (c.low_id, c.high_id)) ORDER BY a.remind_at LIMIT ${BATCH_SIZE}`,
    )
    .bind(now, user ?? null)
    .all<Due>();
  return each(results, async (due) => run(db, ...(await reminderStatements(db, now, due))));
}
