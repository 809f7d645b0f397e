import { isAtDesk } from "../deals/dispute-life";
import type { Payment } from "./payment";
import { holdOf, isAsked } from "./payment-life";

const PAYMENT_STEPS = ["made", "paid", "done", "paused", "desk", "expired", "released", "refunded"] as const;
type PaymentStep = (typeof PAYMENT_STEPS)[number];

type PaymentNext = "expires" | "approval" | "work" | "begun" | "team" | "absence" | "decision";

type Course<Word> = { step: Word; at: string };

export function courseOf(payment: Payment): Course<PaymentStep>[] {
  const { created_at, paid_at, job_done_at, released_at, refunded_at, expires_at, status, dispute, paused_at } =
    payment;
  const moments: Record<PaymentStep, string | null> = {
    made: created_at,
    paid: paid_at,
    // Ignore the work of another deal on the same job.
    done: paid_at && job_done_at,
    paused: paused_at ?? null,
    desk: dispute && isAtDesk(dispute) ? dispute.desk_at : null,
    expired: status === "expired" ? expires_at : null,
    released: released_at,
    refunded: refunded_at,
  };
  const known = PAYMENT_STEPS.flatMap((step) => {
    const at = moments[step];
    return at === null ? [] : [{ step, at }];
  });
  return known.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

export function nextOf(payment: Payment): Course<PaymentNext> | null {
  const hold = holdOf(payment);
  if (hold) return hold.until === null ? null : { step: hold.waitsFor, at: hold.until };
  const { status, expires_at, dispute } = payment;
  if (status === "disputed" && dispute && !isAtDesk(dispute)) return { step: "decision", at: dispute.desk_at };
  return status === "open" && !isAsked(payment) && expires_at ? { step: "expires", at: expires_at } : null;
}
