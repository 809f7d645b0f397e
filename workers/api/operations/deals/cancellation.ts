import { type CancellationTerms, cancellationOf } from "~/domain/deals/cancellation";
import { holdingsOf, type JobRole } from "~/domain/jobs/job-life";
import type { JobStatus } from "~/domain/jobs/job-status";
import { goneAmong } from "~/domain/money/deal-money";
import { formatMoney } from "~/domain/money/money";
import type { Database } from "../../db/database";
import { meetingAndMoneyOf } from "../../db/deal";

interface DealJob {
  id: number;
  status: JobStatus;
  begun_at: number | null;
  done_at: number | null;
}

/** How a deal ends now, and the agreed start on which that depends (epoch milliseconds). */
export interface Ending extends CancellationTerms {
  startsAt: number | null;
}

/** A report of absence does not stop a withdrawal from the contract: the law gives that right. */
export async function endingOf(
  db: Database,
  now: number,
  job: DealJob,
  role: JobRole,
  { despiteReport = false } = {},
): Promise<Ending> {
  const { startsAt, isReported, payments } = await meetingAndMoneyOf(db, job.id);
  const held = payments.filter(({ status }) => status === "held");
  const gone = goneAmong(payments) !== null;
  const money = holdingsOf(
    payments.map(({ status }) => status),
    job,
    // While the price is gone, no held money depends on the answer to a report.
    { paused: held.some(({ paused_at }) => paused_at !== null), reported: !despiteReport && isReported && !gone },
  );
  return { ...cancellationOf(role, { status: job.status, money, startsAt, held, gone }, now), startsAt };
}

export const answerOf = ({ allowed, refund, compensation, ifLate, reason }: Ending) => ({
  allowed,
  refund: formatMoney(refund),
  compensation: formatMoney(compensation),
  compensation_if_late: formatMoney(ifLate),
  reason,
});
