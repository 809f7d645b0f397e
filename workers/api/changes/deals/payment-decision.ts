import { afterJobEvent } from "~/domain/job-life";
import type { JobStatus } from "~/domain/job-status";
import type { Cents } from "~/domain/money";
import type { Database, Write } from "../../db/database";
import { notify } from "../../db/notify";
import type { PaymentRow } from "../../db/payment";
import { mustHaveChanged } from "../../db/transaction";
import { refuse } from "../../http/refusal";
import { divisionOf, splitOf } from "../money/split";
import { completion } from "./completion";
import { reopening } from "./reopening";

interface PaidJob {
  id: number;
  title: string;
  status: JobStatus;
  helper_id: number | null;
}

/** `earned` of a held payment goes to the helper. A payment of a bid ends its job; the job of extra work goes on. */
export async function paymentDecision(db: Database, now: number, payment: PaymentRow, earned: Cents): Promise<Write[]> {
  if (payment.kind !== "bid") return divisionOf(db, now, payment, earned);
  const job = await db
    .prepare("SELECT id, title, status, helper_id FROM job WHERE id = ?")
    .bind(payment.job_id)
    .first<PaidJob>();
  if (!job || afterJobEvent(job.status, earned === 0 ? "return" : "release") === null) return refuse("transition");
  if (earned === 0) return reopening(db, now, job);
  if (earned === payment.amount) return completion(db, now, job);
  return [...splitOf(db, now, payment, earned), ...(await completion(db, now, { ...job, moved: payment.id }))];
}

/** All held money of the job: it is released as one. Of a payment without a job, the payment itself. */
const HELD_TOGETHER = "(id = ?1 OR job_id = ?2) AND status = 'held'";

export function pause(db: Database, now: number, payment: PaymentRow): Write[] {
  return [
    db
      .prepare("UPDATE payment SET paused_at = ?2 WHERE id = ?1 AND status = 'held' AND paused_at IS NULL")
      .bind(payment.id, now),
    mustHaveChanged(db),
    db
      .prepare(`UPDATE payment SET paused_at = ?3 WHERE ${HELD_TOGETHER} AND paused_at IS NULL`)
      .bind(payment.id, payment.job_id, now),
  ];
}

export function resumption(db: Database, payment: PaymentRow): Write[] {
  return [
    db
      .prepare("UPDATE payment SET paused_at = NULL WHERE id = ?1 AND status = 'held' AND paused_at IS NOT NULL")
      .bind(payment.id),
    mustHaveChanged(db),
    db.prepare(`UPDATE payment SET paused_at = NULL WHERE ${HELD_TOGETHER}`).bind(payment.id, payment.job_id),
  ];
}

/** What our team did, for its notification. */
export type PaymentStep = "refunded" | "divided" | "released" | "paused" | "resumed";

/** Notifies both, with the explanation in the mail. */
export function notifyOfDecision(
  db: Database,
  now: number,
  payment: PaymentRow,
  { step, statement }: { step: PaymentStep; statement: string },
): Write[] {
  return [payment.payer_id, payment.payee_id].flatMap((to) =>
    to === null
      ? []
      : notify(db, now, {
          to,
          type: "payment_decision",
          mail: true,
          key: `payment_decision:${payment.id}:${step}:${now}`,
          job: payment.job_id,
          chat: payment.chat_id,
          data: { job_title: payment.job_title ?? "", payment: payment.id, step, statement },
        }),
  );
}
