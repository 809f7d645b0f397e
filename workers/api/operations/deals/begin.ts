import { dropReports } from "../../db/appointment";
import type { Database, Write } from "../../db/database";
import { insertChatEvent } from "../../db/message";
import { notify } from "../../db/notify";
import { mustHaveChanged } from "../../db/transaction";

interface Beginning {
  job: { id: number; title: string; user_id: number | null; helper_id: number };
  chat: number;
  name: string;
}

/** The work of a deal begins. `ConflictError` when it began, was done or the deal ended meanwhile. */
export function beginning(db: Database, now: number, { job, chat, name }: Beginning): Write[] {
  const undisputed = "NOT EXISTS (SELECT 1 FROM payment d WHERE d.job_id = job.id AND d.status = 'disputed')";
  return [
    db
      .prepare(
        `UPDATE job SET begun_at = ?1, updated_at = ?1
         WHERE id = ?2 AND status = 'reserved' AND helper_id = ?3 AND begun_at IS NULL AND done_at IS NULL AND ${undisputed}`,
      )
      .bind(now, job.id, job.helper_id),
    mustHaveChanged(db),
    dropReports(db, now, job.id),
    insertChatEvent(db, { chat, sender: job.helper_id, event: { kind: "start" }, now }),
    ...(job.user_id === null
      ? []
      : notify(db, now, {
          to: job.user_id,
          type: "work_begun",
          key: `work_begun:${job.id}:${now}`,
          job: job.id,
          chat,
          data: { job_title: job.title, name },
        })),
  ];
}
