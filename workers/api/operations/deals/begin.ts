import { dropReports, endProposalsOfJob } from "../../db/appointment";
import type { Database, Write } from "../../db/database";
import { beginJob } from "../../db/job-status";
import { insertChatEvent } from "../../db/message";
import { notify } from "../../db/notify";
import { mustHaveChanged } from "../../db/transaction";

interface Beginning {
  job: { id: number; title: string; user_id: number | null; helper_id: number };
  chat: number;
  name: string;
}

export function beginning(db: Database, now: number, { job, chat, name }: Beginning): Write[] {
  return [
    beginJob(db, now, job),
    mustHaveChanged(db),
    dropReports(db, now, job.id),
    endProposalsOfJob(db, now, job.id),
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
