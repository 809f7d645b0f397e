import { type DisputeEvent, disputeStatusesBefore } from "~/domain/dispute";
import type { JobStatus } from "~/domain/job";
import { afterJobEvent } from "~/domain/job-life";
import type { Cents } from "~/domain/money";
import type { Database, Write } from "../../db/database";
import { notify } from "../../db/notify";
import { type PaymentRow, statusIn } from "../../db/payment";
import { mustHaveChanged } from "../../db/transaction";
import { refuse } from "../../http/refusal";
import { divisionOf } from "../money/split";
import { completion } from "./completion";
import { reopening } from "./reopening";

const canTake = (event: DisputeEvent): string => statusIn(disputeStatusesBefore(event));

/** Statements after which a dispute is over, by one of the events that end it. */
export function closing(db: Database, now: number, dispute: number, event: "withdraw" | "agree" | "decide"): Write[] {
  return [
    db
      .prepare(`UPDATE dispute SET status = 'closed', closed_at = ? WHERE id = ? AND ${canTake(event)}`)
      .bind(now, dispute),
    mustHaveChanged(db),
  ];
}

/** Statements that bring a dispute to the desk, and tell both. */
export function escalation(db: Database, now: number, dispute: number, payment: PaymentRow): Write[] {
  return [
    db
      .prepare(`UPDATE dispute SET status = 'desk', desk_at = ? WHERE id = ? AND ${canTake("escalate")}`)
      .bind(now, dispute),
    mustHaveChanged(db),
    ...tellParty(db, now, payment, payment.payer_id),
    ...tellParty(db, now, payment, payment.payee_id),
  ];
}

interface Ending {
  id: number;
  title: string;
  status: JobStatus;
  helper_id: number | null;
}

/** The job ends as its bid does, and what else is held for it goes the same way: to the helper, or back. */
async function jobEnd(db: Database, now: number, id: number, earned: Cents): Promise<Write[]> {
  const job = await db.prepare("SELECT id, title, status, helper_id FROM job WHERE id = ?").bind(id).first<Ending>();
  if (!job || afterJobEvent(job.status, earned === 0 ? "return" : "release") === null) return refuse("transition");
  return earned === 0 ? reopening(db, now, job) : completion(db, now, job);
}

/**
 * Statements that end a dispute at `earned` of the payment's amount. With that of the bid the deal is over (api.md 5.1).
 * One about extra costs says nothing of the work itself: the job stays reserved, and what else is held for it stays held.
 */
export async function ending(
  db: Database,
  now: number,
  {
    payment,
    dispute,
    earned,
    event,
  }: { payment: PaymentRow; dispute: number; earned: Cents; event: "agree" | "decide" },
): Promise<Write[]> {
  return [
    ...closing(db, now, dispute, event),
    ...divisionOf(db, now, payment, earned),
    ...(payment.kind === "bid" && payment.job_id !== null ? await jobEnd(db, now, payment.job_id, earned) : []),
  ];
}

/** Statements that tell a party of a payment that something changed in the dispute about it. */
export function tellParty(db: Database, now: number, payment: PaymentRow, to: number | null): Write[] {
  if (to === null) return [];
  return notify(db, now, {
    to,
    type: "dispute",
    key: `dispute:${payment.id}:${now}`,
    job: payment.job_id,
    chat: payment.chat_id,
    data: { job_title: payment.job_title ?? "" },
  });
}
