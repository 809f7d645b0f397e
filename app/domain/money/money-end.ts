import { isKeptByPayer } from "./chargeback-life";
import type { Cents } from "./money";
import type { Payment } from "./payment";
import { divisionAfterAll } from "./payment-deeds";
import { isBackAtProvider, isCompensation, isRefunded, isReleased, releaseOf } from "./payment-life";
import { isSplit } from "./payment-status";

/**
 * `paid`: all to the helper. `divided`: part to each. `compensated`: back, minus a compensation. `refunded`: all back. After the release a bank can take it
 * back for good (`taken`), and the provider can return all of it (`returned`).
 */
type MoneyOutcome = "paid" | "divided" | "compensated" | "refunded" | "taken" | "returned";

export interface MoneyEnd {
  way: MoneyOutcome;
  by: ReturnType<typeof releaseOf>;
  helper: Cents;
  refund: Cents;
}

type Ended = Parameters<typeof releaseOf>[0] &
  Pick<
    Payment,
    | "released_at"
    | "amount_with_platform_cost"
    | "helper_amount"
    | "refunded_amount"
    | "refunded_at_provider"
    | "chargeback"
  >;

function wayOf(payment: Ended): MoneyOutcome | null {
  if (isReleased(payment.status)) {
    if (isKeptByPayer(payment)) return "taken";
    if (isBackAtProvider(payment)) return "returned";
    return isSplit(payment) ? "divided" : "paid";
  }
  if (!isRefunded(payment.status)) return null;
  return isCompensation(payment) ? "compensated" : "refunded";
}

/** Null while the money did not move. `beside`: the other money of the job that moved with it. */
export function moneyEndOf(payment: Ended, beside: readonly Ended[] = []): MoneyEnd | null {
  const way = wayOf(payment);
  if (way === null) return null;
  const { helper, placer } = divisionAfterAll([payment, ...beside]);
  // The price went to the helper, and the extra work back.
  return { way: way === "paid" && placer > 0 ? "divided" : way, by: releaseOf(payment), helper, refund: placer };
}
