import { type DisputeEnd, type DisputeEvent, disputeStatusesBefore } from "~/domain/dispute-life";
import { afterJobEvent } from "~/domain/job-life";
import type { JobStatus } from "~/domain/job-status";
import type { Cents } from "~/domain/money";
import type { Database, Write } from "../../db/database";
import { notify } from "../../db/notify";
import { canTake as canTakePayment, jobIsDisputed, type PaymentRow, statusIn } from "../../db/payment";
import { nameFor } from "../../db/person";
import { mustHaveChanged } from "../../db/transaction";
import { refuse } from "../../http/refusal";
import { divisionOf } from "../money/split";
import { completion } from "./completion";
import { reopening } from "./reopening";

const canTake = (event: DisputeEvent): string => statusIn(disputeStatusesBefore(event));

const ENDS = { withdraw: "withdrawn", agree: "agreed", decide: "decided" } as const satisfies Partial<
  Record<DisputeEvent, DisputeEnd>
>;

/** One at a time: a dispute blocks the whole job. */
export async function disputeOpening(
  db: Database,
  now: number,
  payment: PaymentRow,
  opener: number,
  reason: string,
): Promise<Write[]> {
  return [
    db
      .prepare(
        `UPDATE payment SET status = 'disputed' WHERE id = ?1 AND ${canTakePayment("dispute")} AND NOT ${jobIsDisputed("?2")}`,
      )
      .bind(payment.id, payment.job_id),
    mustHaveChanged(db),
    db
      .prepare("INSERT INTO dispute (payment_id, opened_by, reason, created_at) VALUES (?, ?, ?, ?)")
      .bind(payment.id, opener, reason, now),
    ...(await notifyOther(db, now, payment, { by: opener, step: "opened" })),
  ];
}

interface Closing {
  dispute: number;
  event: keyof typeof ENDS;
  /** What the desk says to both. */
  statement?: string | null;
}

export function closure(db: Database, now: number, { dispute, event, statement = null }: Closing): Write[] {
  return [
    db
      .prepare(
        `UPDATE dispute SET status = 'closed', closed_at = ?, ended = ?, statement = ? WHERE id = ? AND ${canTake(event)}`,
      )
      .bind(now, ENDS[event], statement, dispute),
    mustHaveChanged(db),
  ];
}

export function escalation(db: Database, now: number, dispute: number, payment: PaymentRow): Write[] {
  return [
    db
      .prepare(`UPDATE dispute SET status = 'desk', desk_at = ? WHERE id = ? AND ${canTake("escalate")}`)
      .bind(now, dispute),
    mustHaveChanged(db),
    ...notifyBoth(db, now, payment, "desk"),
  ];
}

interface DisputedJob {
  id: number;
  title: string;
  status: JobStatus;
  helper_id: number | null;
}

async function jobEnd(db: Database, now: number, id: number, earned: Cents): Promise<Write[]> {
  const job = await db
    .prepare("SELECT id, title, status, helper_id FROM job WHERE id = ?")
    .bind(id)
    .first<DisputedJob>();
  if (!job || afterJobEvent(job.status, earned === 0 ? "return" : "release") === null) return refuse("transition");
  return earned === 0 ? reopening(db, now, job) : completion(db, now, job);
}

/** `earned` goes to the helper. For a bid the deal is over; for extra costs the job stays reserved. */
export async function resolution(
  db: Database,
  now: number,
  { payment, earned, ...closing }: Closing & { payment: PaymentRow; earned: Cents },
): Promise<Write[]> {
  return [
    ...closure(db, now, closing),
    ...divisionOf(db, now, payment, earned),
    ...(payment.kind === "bid" && payment.job_id !== null ? await jobEnd(db, now, payment.job_id, earned) : []),
  ];
}

/** A step of a dispute, for its notification. */
type DisputeStep = "opened" | "proposed" | "agreed" | "withdrawn" | "desk" | "decided";

interface DisputeNews {
  to: number | null;
  step: DisputeStep;
  name?: string;
}

function disputeNews(db: Database, now: number, payment: PaymentRow, { to, ...told }: DisputeNews): Write[] {
  if (to === null) return [];
  return notify(db, now, {
    to,
    type: "dispute",
    mail: true,
    key: `dispute:${payment.id}:${now}`,
    job: payment.job_id,
    chat: payment.chat_id,
    data: { job_title: payment.job_title ?? "", payment: payment.id, ...told },
  });
}

/** Notifies the other party of what one of them did. */
export async function notifyOther(
  db: Database,
  now: number,
  payment: PaymentRow,
  { by, step }: { by: number; step: DisputeStep },
): Promise<Write[]> {
  const to = by === payment.payer_id ? payment.payee_id : payment.payer_id;
  return to === null ? [] : disputeNews(db, now, payment, { to, step, name: await nameFor(db, to, by) });
}

/** Notifies both of what is not done by either of them. */
export function notifyBoth(db: Database, now: number, payment: PaymentRow, step: DisputeStep): Write[] {
  return [payment.payer_id, payment.payee_id].flatMap((to) => disputeNews(db, now, payment, { to, step }));
}
