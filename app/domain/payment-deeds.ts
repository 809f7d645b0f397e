import { sharesOf } from "./dispute-life";
import { givenBack } from "./ledger";
import { type Cents, centsOf } from "./money";
import type { Payment } from "./payment";
import { isHeld, type PaymentStatus } from "./payment-life";

/** What an admin does with a payment: `pause` stops the automatic release, `resume` lifts that. */
export const PAYMENT_DEEDS = ["refund", "release", "pause", "resume", "note"] as const;
export type PaymentDeed = (typeof PAYMENT_DEEDS)[number];

interface Held {
  status: PaymentStatus;
  paused_at?: string | null;
}

/** Returns what an admin can do now. A disputed payment is decided in its dispute; other money is not with us. */
export function paymentDeeds({ status, paused_at }: Held): PaymentDeed[] {
  return isHeld(status) ? ["refund", "release", paused_at ? "resume" : "pause", "note"] : ["note"];
}

/** A payment that moves, and the part of its agreed price that goes to the helper. */
export interface Moved {
  payment: Payment;
  earned: Cents;
}

/**
 * Returns the payments that move. A payment of a bid ends its job, so the other held payments of the job move too: back
 * when nothing was earned, otherwise to the helper.
 */
export function movedBy(payment: Payment, held: readonly Payment[], earned: Cents): Moved[] {
  const others = payment.kind === "bid" ? held.filter(({ id }) => id !== payment.id) : [];
  return [
    { payment, earned },
    ...others.map((other) => ({ payment: other, earned: earned === 0 ? 0 : centsOf(other.amount) })),
  ];
}

/** What each gets, and how the payer gets it. */
export interface Moving {
  helper: Cents;
  payer: Cents;
  /** The part of `payer` that becomes credit. */
  credits: Cents;
  platform: Cents;
  total: Cents;
}

export function sumOfMoved(moved: readonly Moved[]): Moving {
  const sum: Moving = { helper: 0, payer: 0, credits: 0, platform: 0, total: 0 };
  for (const { payment, earned } of moved) {
    const agreed = centsOf(payment.amount);
    const shares = sharesOf(agreed, earned);
    sum.helper += shares.helper;
    sum.payer += shares.payer;
    sum.platform += shares.platform;
    sum.credits += givenBack({ amount: agreed, credits: centsOf(payment.credits_used) }, earned).credits;
    sum.total += centsOf(payment.amount_with_platform_cost);
  }
  return sum;
}

/** What happens to the job: `goes_on` after a payment for extra work. */
export type JobAfter = "opens" | "ends" | "goes_on";

export function jobAfter({ kind }: Pick<Payment, "kind">, earned: Cents): JobAfter {
  if (kind !== "bid") return "goes_on";
  return earned === 0 ? "opens" : "ends";
}
