import { type CancellationTerms, cancellationOf } from "~/domain/cancellation";
import { goneAmong } from "~/domain/deal-money";
import { holdingsOf, type JobRole } from "~/domain/job-life";
import type { JobStatus } from "~/domain/job-status";
import { type Cents, formatMoney } from "~/domain/money";
import type { PaymentKind, PaymentStatus } from "~/domain/payment-life";
import { AGREED_START, isReportedIn } from "../../db/appointment";
import type { Database, Write } from "../../db/database";
import { standing } from "../../db/payment";
import { mustHold } from "../../db/transaction";

interface DealJob {
  id: number;
  status: JobStatus;
  begun_at: number | null;
  done_at: number | null;
}

interface PaymentOfJob {
  id: number;
  kind: PaymentKind;
  status: PaymentStatus;
  amount: Cents;
  paused_at: number | null;
}

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
  const [start, paid] = await db.batch<unknown>([
    db.prepare(`SELECT ${AGREED_START} AS at, ${isReportedIn("?1")} AS reported`).bind(job.id),
    db
      .prepare(
        `SELECT p.id, p.kind, ${standing("p")} AS status, p.amount, p.paused_at FROM payment p WHERE p.job_id = ?`,
      )
      .bind(job.id),
  ]);
  const meeting = start?.results[0] as { at: number | null; reported: number } | undefined;
  const startsAt = meeting?.at ?? null;
  const payments = (paid?.results ?? []) as PaymentOfJob[];
  const held = payments.filter(({ status }) => status === "held");
  const money = holdingsOf(
    payments.map(({ status }) => status),
    job,
    { paused: held.some(({ paused_at }) => paused_at !== null), reported: !despiteReport && meeting?.reported === 1 },
  );
  const gone = goneAmong(payments) !== null;
  return { ...cancellationOf(role, { status: job.status, money, startsAt, held, gone }, now), startsAt };
}

/** Undoes the transaction if an absence was reported since, and held money depends on the answer. */
export const mustNotBeReported = (db: Database, job: number): Write =>
  mustHold(
    db,
    `NOT (${isReportedIn("?1")} AND EXISTS (SELECT 1 FROM payment p WHERE p.job_id = ?1 AND p.status = 'held'))`,
    job,
  );

export const mustStartAt = (db: Database, job: number, startsAt: number | null): Write =>
  mustHold(db, `${AGREED_START} IS ?2`, job, startsAt);

export const answerOf = ({ allowed, refund, compensation, reason }: Ending) => ({
  allowed,
  refund: formatMoney(refund),
  compensation: formatMoney(compensation),
  reason,
});
