import type { JobStatus } from "~/domain/jobs/job-status";
import type { Cents } from "~/domain/money/money";
import type { ReleasedBy } from "~/domain/money/payment-status";
import { dropReports } from "../../db/appointment";
import type { Database, Write } from "../../db/database";
import { dealOfJob } from "../../db/deal";
import { countJobDone, solveJob } from "../../db/job-status";
import { insertChatEvent } from "../../db/message";
import { heldOfJob } from "../../db/payment";
import { cancelPaymentsOfCompleted, lapsingOfCompleted, mustLapse } from "../../db/payment-status";
import { notifyReviewers } from "../../db/review-publication";
import { enqueueTrackRecord } from "../../db/track-record";
import { mustHaveChanged } from "../../db/transaction";
import { releaseOfJob } from "../money/release";
import { rejectPending } from "./acceptance";

interface CompletableJob {
  id: number;
  status: JobStatus;
  except?: readonly number[];
  unfinished?: boolean;
}

async function approvalLine(
  db: Database,
  now: number,
  job: number,
  { by, lapsed }: { by: ReleasedBy; lapsed: Cents },
): Promise<Write[]> {
  const deal = by === "owner" || by === "time" ? await dealOfJob(db, job) : null;
  if (!deal) return [];
  const step = by === "owner" ? "approved" : "approved_by_time";
  return [
    insertChatEvent(db, {
      chat: deal.chat,
      sender: deal.owner,
      event: { kind: "work", step, ...(lapsed > 0 && { lapsed }) },
      now,
    }),
  ];
}

export async function completion(
  db: Database,
  now: number,
  job: CompletableJob,
  by: ReleasedBy = "owner",
): Promise<Write[]> {
  const lapsed = await lapsingOfCompleted(db, job.id);
  const line = await approvalLine(db, now, job.id, { by, lapsed });
  const isNotified = by === "dispute" || by === "team" || (await heldOfJob(db, job.id)).length > 0;
  return [
    mustLapse(db, job.id, lapsed),
    ...(await settlement(db, now, job, { by, line, lapsed })),
    ...notifyReviewers(db, now, job.id, { push: !isNotified, unfinished: job.unfinished }),
  ];
}

export async function settlement(
  db: Database,
  now: number,
  job: CompletableJob,
  { by, line = [], lapsed = 0 }: { by: ReleasedBy; line?: Write[]; lapsed?: Cents },
): Promise<Write[]> {
  return solving(db, now, job, [...line, ...(await releaseOfJob(db, now, job.id, { by, except: job.except, lapsed }))]);
}

function solving(db: Database, now: number, job: CompletableJob, money: Write[]): Write[] {
  return [
    solveJob(db, now, job),
    mustHaveChanged(db),
    dropReports(db, now, job.id),
    ...money,
    ...rejectPending(db, job.id, now),
    cancelPaymentsOfCompleted(db, job.id),
    countJobDone(db, job.id),
    enqueueTrackRecord(db, now, job.id),
  ];
}

export const stopping = (db: Database, now: number, job: CompletableJob, money: Write[]): Write[] => [
  ...solving(db, now, { ...job, unfinished: true }, money),
  ...notifyReviewers(db, now, job.id, { push: false, unfinished: true }),
];
