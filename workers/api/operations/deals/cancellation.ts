import { type CancellationTerms, cancellationOf } from "~/domain/cancellation";
import { holdingsOf, type JobRole } from "~/domain/job-life";
import type { JobStatus } from "~/domain/job-status";
import { type Cents, formatMoney } from "~/domain/money";
import type { PaymentKind, PaymentStatus } from "~/domain/payment-life";
import { AGREED_START } from "../../db/appointment";
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
  kind: PaymentKind;
  status: PaymentStatus;
  amount: Cents;
  paused_at: number | null;
}

/** How a deal ends now, and the agreed start on which that depends (epoch milliseconds). */
export interface Ending extends CancellationTerms {
  startsAt: number | null;
}

export async function endingOf(db: Database, now: number, job: DealJob, role: JobRole): Promise<Ending> {
  const [start, paid] = await db.batch<unknown>([
    db.prepare(`SELECT ${AGREED_START} AS at`).bind(job.id),
    db
      .prepare(`SELECT p.kind, ${standing("p")} AS status, p.amount, p.paused_at FROM payment p WHERE p.job_id = ?`)
      .bind(job.id),
  ]);
  const startsAt = (start?.results[0] as { at: number | null } | undefined)?.at ?? null;
  const payments = (paid?.results ?? []) as PaymentOfJob[];
  const held = payments.filter(({ status }) => status === "held");
  const money = holdingsOf(
    payments.map(({ status }) => status),
    job,
    held.some(({ paused_at }) => paused_at !== null),
  );
  return { ...cancellationOf(role, { status: job.status, money, startsAt, held }, now), startsAt };
}

/** Undoes the transaction if another start was agreed since. */
export const mustStartAt = (db: Database, job: number, startsAt: number | null): Write =>
  mustHold(db, `${AGREED_START} IS ?2`, job, startsAt);

export const answerOf = ({ allowed, refund, compensation, reason }: Ending) => ({
  allowed,
  refund: formatMoney(refund),
  compensation: formatMoney(compensation),
  reason,
});
