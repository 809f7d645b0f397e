import { type CancellationTerms, cancellationOf } from "~/domain/deals/cancellation";
import { holdingsOf, type JobRole } from "~/domain/jobs/job-life";
import type { JobStatus } from "~/domain/jobs/job-status";
import { uncoveredPriceAmong } from "~/domain/money/deal-money";
import { formatMoney } from "~/domain/money/money";
import type { Database } from "../../db/database";
import { meetingAndMoneyOf } from "../../db/deal";

interface DealJob {
  id: number;
  status: JobStatus;
  begun_at: number | null;
  done_at: number | null;
}

export interface Ending extends CancellationTerms {
  startsAt: number | null;
  isHeld: boolean;
  suspended: JobRole | null;
}

/** A report of absence does not stop a withdrawal from the contract: the law gives that right. */
export async function endingOf(
  db: Database,
  now: number,
  job: DealJob,
  role: JobRole,
  options: { despiteReport?: boolean } = {},
): Promise<Ending> {
  return (await endingsOf(db, now, job, options))[role];
}

export async function endingsOf(
  db: Database,
  now: number,
  job: DealJob,
  { despiteReport = false }: { despiteReport?: boolean } = {},
): Promise<Record<JobRole, Ending>> {
  const { startsAt, isReported, suspended, payments } = await meetingAndMoneyOf(db, job.id);
  const held = payments.filter(({ status }) => status === "held");
  const gone = uncoveredPriceAmong(payments) !== null;
  const money = holdingsOf(
    payments.map(({ status }) => status),
    job,
    // While the price is gone, no held money depends on the answer to a report.
    { paused: held.some(({ paused_at }) => paused_at !== null), reported: !despiteReport && isReported && !gone },
  );
  const deal = { status: job.status, money, startsAt, held, gone };
  const ends = (role: JobRole) => ({
    ...cancellationOf(role, deal, now),
    startsAt,
    isHeld: held.length > 0,
    suspended,
  });
  return { owner: ends("owner"), helper: ends("helper") };
}

export const answerOf = ({ allowed, refund, compensation, ifLate, reason }: Ending) => ({
  allowed,
  refund: formatMoney(refund),
  compensation: formatMoney(compensation),
  compensation_if_late: formatMoney(ifLate),
  reason,
});
