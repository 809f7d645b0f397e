import type { Cents } from "./money";
import type { Payment } from "./payment";
import { divisionAfterAll } from "./payment-deeds";
import { isCompensation, isRefunded, isReleased, isSplit, releaseOf } from "./payment-life";

/** `paid`: all to the helper. `divided`: part to each. `compensated`: back, minus a compensation. `refunded`: all back. */
type Way = "paid" | "divided" | "compensated" | "refunded";

/** Where money of a deal went. `by`: who or what decided, for the first two ways. */
export interface MoneyEnd {
  way: Way;
  by: ReturnType<typeof releaseOf>;
  helper: Cents;
  refund: Cents;
}

type Ended = Parameters<typeof releaseOf>[0] &
  Pick<Payment, "released_at" | "amount_with_platform_cost" | "helper_amount" | "refunded_amount">;

function wayOf(payment: Ended): Way | null {
  if (isReleased(payment.status)) return isSplit(payment) ? "divided" : "paid";
  if (!isRefunded(payment.status)) return null;
  return isCompensation(payment) ? "compensated" : "refunded";
}

/** Null while the money did not move. `beside`: the other money of the job that moved with it. */
export function moneyEndOf(payment: Ended, beside: readonly Ended[] = []): MoneyEnd | null {
  const way = wayOf(payment);
  if (way === null) return null;
  const { helper, placer } = divisionAfterAll([payment, ...beside]);
  return { way, by: releaseOf(payment), helper, refund: placer };
}
