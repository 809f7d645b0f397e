import { dropReports, endProposalsOfJob, mustHaveReport, type OpenReport, openReportOf } from "../../db/appointment";
import type { Database, Write } from "../../db/database";
import { beginJob } from "../../db/job-status";
import { insertChatEvent } from "../../db/message";
import { notify } from "../../db/notify";
import { mail } from "../../db/outbox";
import { mustHaveChanged } from "../../db/transaction";

interface Beginning {
  job: { id: number; title: string; user_id: number | null; helper_id: number };
  chat: number;
  name: string;
}

/** The code proves that both were there. */
function reportEnding(
  db: Database,
  now: number,
  { job: { id, title, user_id, helper_id }, chat, name }: Beginning,
  report: OpenReport | null,
): Write[] {
  const holds = mustHaveReport(db, id, report);
  if (report === null) return [holds];
  const { starts_at, ends_at, missed_by } = report;
  const event = { kind: "appointment", step: "begun", starts_at, ends_at } as const;
  return [
    holds,
    dropReports(db, now, id),
    insertChatEvent(db, { chat, sender: helper_id, event, now }),
    ...(user_id !== null && user_id === missed_by
      ? [
          mail(db, now, {
            template: "missed_retracted",
            key: `missed_begun:${id}:${now}`,
            to: { user: user_id },
            job: id,
            chat,
            data: { job_title: title, name, begun: 1 },
          }),
        ]
      : []),
  ];
}

export async function beginning(db: Database, now: number, begun: Beginning): Promise<Write[]> {
  const { job, chat, name } = begun;
  const report = await openReportOf(db, job.id);
  const step = report && (report.missed_by === job.user_id ? "report" : "own_report");
  return [
    beginJob(db, now, job),
    mustHaveChanged(db),
    endProposalsOfJob(db, now, job.id),
    insertChatEvent(db, { chat, sender: job.helper_id, event: { kind: "start" }, now }),
    ...reportEnding(db, now, begun, report),
    ...(job.user_id === null
      ? []
      : notify(db, now, {
          to: job.user_id,
          type: "work_begun",
          key: `work_begun:${job.id}:${now}`,
          job: job.id,
          chat,
          data: { job_title: job.title, name, ...(step && { step }) },
        })),
  ];
}
