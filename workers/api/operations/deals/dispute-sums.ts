import { divisionOf } from "~/domain/deals/dispute-life";
import { amountMax, type Cents, formatMoney } from "~/domain/money/money";
import { goesBack } from "~/domain/money/payment-deeds";
import { isPrice } from "~/domain/money/price-part";
import type { Database } from "../../db/database";
import { heldFor, heldOfJob, type PaymentRow, totalOf } from "../../db/payment";
import { creditOf, earlierOf } from "../money/refund";

export async function movedBeside(db: Database, payment: PaymentRow): Promise<PaymentRow[]> {
  const { id, job_id: job } = payment;
  return isPrice(payment) && job !== null ? (await heldOfJob(db, job)).filter((other) => other.id !== id) : [];
}

const sum = (payments: readonly PaymentRow[], of: (payment: PaymentRow) => Cents): Cents =>
  payments.reduce((total, payment) => total + of(payment), 0);

export const frozenFor = (role: "owner" | "helper", payment: PaymentRow, beside: readonly PaymentRow[]): Cents =>
  sum([payment, ...beside], (one) => heldFor(role, one));

export const extraWorkIn = (beside: readonly PaymentRow[]): PaymentRow[] => beside.filter((other) => !isPrice(other));

/** Returns the checks of the fields: a share of the price, and extra work that goes back only if some is held beside it. */
export const shareChecks = ({ amount: price }: PaymentRow, beside: readonly PaymentRow[]) => ({
  amount: (cents: Cents | undefined) => (cents !== undefined && cents > price ? amountMax(price) : null),
  extra_back: (isBack: boolean | undefined) =>
    isBack && extraWorkIn(beside).length === 0 ? ("extra_none" as const) : null,
});

export const extraWorkSum = (beside: readonly PaymentRow[]): Cents => sum(extraWorkIn(beside), ({ amount }) => amount);

export interface Shares {
  earned: Cents;
  extraBack: boolean;
}

export interface DisputeSums {
  refund: Cents;
  credit: Cents;
  earlier: Cents;
  helper: Cents;
  extra: Cents;
}

export function sumsIf({ earned, extraBack }: Shares, payment: PaymentRow, beside: readonly PaymentRow[]): DisputeSums {
  const { placer, helper } = divisionOf(earned, payment.amount, payment.fee_percent);
  const isBack = (other: PaymentRow) => goesBack(other, earned, extraBack);
  const back = beside.filter(isBack);
  const paid = beside.filter((other) => !isBack(other));
  return {
    extra: earned > 0 && extraBack ? extraWorkSum(beside) : 0,
    refund: placer + sum(back, totalOf),
    credit: creditOf(payment, placer, earned) + sum(back, (one) => creditOf(one, totalOf(one))),
    earlier: earlierOf(payment, placer, earned) + sum(back, (one) => earlierOf(one, totalOf(one))),
    helper: helper + sum(paid, ({ helper_amount }) => helper_amount),
  };
}

export interface Divided {
  refund: Cents;
  helper: Cents;
  extra_back?: Cents;
}

export const dividedOf = ({ refund, helper, extra }: DisputeSums): Divided => ({
  refund,
  helper,
  ...(extra > 0 && { extra_back: extra }),
});

export const dividedWithCredit = (sums: DisputeSums): Divided & { credit: Cents; earlier?: Cents } => {
  const { refund, ...rest } = dividedOf(sums);
  return { refund, credit: sums.credit, ...rest, ...(sums.earlier > 0 && { earlier: sums.earlier }) };
};

export const dividedData = ({ refund, helper, extra_back }: Divided): Record<string, string> => ({
  refund: formatMoney(refund),
  helper: formatMoney(helper),
  ...(extra_back && { extra_back: formatMoney(extra_back) }),
});
