import { divisionOf } from "~/domain/deals/dispute-life";
import { isPrice } from "~/domain/money/deal-money";
import type { Cents } from "~/domain/money/money";
import type { Database } from "../../db/database";
import { heldFor, heldOfJob, type PaymentRow, totalOf } from "../../db/payment";
import { creditOf, earlierOf } from "../money/refund";

/** It moves with the price, so both parties are told sums that contain it. */
export async function movedBeside(db: Database, payment: PaymentRow): Promise<PaymentRow[]> {
  const { id, job_id: job } = payment;
  return isPrice(payment) && job !== null ? (await heldOfJob(db, job)).filter((other) => other.id !== id) : [];
}

const sum = (payments: readonly PaymentRow[], of: (payment: PaymentRow) => Cents): Cents =>
  payments.reduce((total, payment) => total + of(payment), 0);

export const frozenFor = (role: "owner" | "helper", payment: PaymentRow, beside: readonly PaymentRow[]): Cents =>
  sum([payment, ...beside], (one) => heldFor(role, one));

export interface DisputeSums {
  refund: Cents;
  credit: Cents;
  earlier: Cents;
  helper: Cents;
}

export function sumsIf(earned: Cents, payment: PaymentRow, beside: readonly PaymentRow[]): DisputeSums {
  const { placer, helper } = divisionOf(earned, payment.amount, payment.fee_percent);
  const back = earned === 0 ? beside : [];
  const paid = earned === 0 ? [] : beside;
  return {
    refund: placer + sum(back, totalOf),
    credit: creditOf(payment, placer, earned) + sum(back, (one) => creditOf(one, totalOf(one))),
    earlier: earlierOf(payment, placer, earned) + sum(back, (one) => earlierOf(one, totalOf(one))),
    helper: helper + sum(paid, ({ helper_amount }) => helper_amount),
  };
}
