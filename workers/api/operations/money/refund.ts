import type { RefundNext } from "~/content/events/refunds";
import { RELEASE_DAYS } from "~/domain/money/deal-money";
import { refunded } from "~/domain/money/ledger";
import { type Cents, formatMoney } from "~/domain/money/money";
import { compensationShares, isPrice } from "~/domain/money/price-part";
import type { Database, Write } from "../../db/database";
import { book } from "../../db/ledger";
import { insertChatEvent } from "../../db/message";
import { notify } from "../../db/notify";
import { heldOfJob, type PaymentRow, paidOf, toPayOf, totalOf } from "../../db/payment";
import { heldWithout } from "../../db/payment-standing";
import { markRefunded, onlyHeld } from "../../db/payment-status";
import { fullName } from "../../db/person";
import { mustHaveChanged } from "../../db/transaction";
import { cancelFeeOf } from "./cancel-fee";
import { refundToCard, stillBackOf } from "./refund-at-provider";

/** The caller notifies. */
export function refundOf(db: Database, now: number, payment: PaymentRow, because?: "missed"): Write[] {
  return [
    markRefunded(db, now, payment),
    mustHaveChanged(db),
    ...book(db, now, {
      event: because === "missed" ? "no_show" : "refunded",
      key: `refunded:${payment.id}`,
      entries: refunded(paidOf(payment)),
      payment: payment.id,
    }),
    ...refundToCard(db, now, payment, backOf(payment, totalOf(payment))),
  ];
}

export const unpaidFrom = (payment: PaymentRow, now: number) =>
  (payment.job_done_at ?? payment.job_begun_at) === null || !isPrice(payment)
    ? null
    : { until: now + RELEASE_DAYS * 24 * 3600 * 1000 };

/** The deal goes on: the helper must not work for money that is gone. */
export async function refundNews(db: Database, now: number, payment: PaymentRow): Promise<Write[]> {
  const paid = paidOf(payment);
  const { held, isUncovered } = await heldWithout(db, payment);
  const stillHeld = held > 0 && { held: formatMoney(held) };
  const whenGone = payment.job_done_at === null ? "gone" : "gone_done";
  const step: RefundNext = isUncovered ? whenGone : "part";
  const news = { type: "payment_refunded", job: payment.job_id, chat: payment.chat_id } as const;
  const until = isUncovered && unpaidFrom(payment, now);
  const title = payment.job_title ?? "";
  const { chat_id: chat } = payment;
  const total = totalOf(payment);
  const earlier = earlierOf(payment, total);
  const line = { kind: "refund", step: "all", amount: total - earlier } as const;
  return [
    ...(chat === null ? [] : [insertChatEvent(db, { chat, sender: paid.payer, event: line, now })]),
    ...notify(db, now, {
      ...news,
      to: paid.payer,
      mail: true,
      key: `payment_refunded:${payment.id}`,
      data: {
        job_title: title,
        amount: formatMoney(total),
        refund: formatMoney(total),
        credit: formatMoney(creditOf(payment, total)),
        ...(earlier > 0 && { earlier: formatMoney(earlier) }),
        cause: "elsewhere",
        ...(isUncovered && { gone: 1 }),
        ...(step === "gone_done" && { unpaid: 1 }),
        ...stillHeld,
        ...until,
      },
    }),
    ...notify(db, now, {
      ...news,
      to: paid.payee,
      mail: "payment_gone",
      key: `payment_gone:${payment.id}`,
      data: {
        job_title: title,
        name: fullName(payment.payer),
        amount: formatMoney(payment.amount),
        cause: "elsewhere_payee",
        step,
        ...stillHeld,
        ...until,
      },
    }),
  ];
}

/** External money goes back first. */
function backOf(payment: PaymentRow, refund: Cents, earned: Cents = 0) {
  const outside = Math.min(refund, toPayOf(payment));
  return { outside, credits: refund - outside, earned };
}

/** Also what went back as credits before: `earlierOf` is a part of the refund. */
export function creditOf(payment: PaymentRow, refund: Cents, earned?: Cents): Cents {
  const { credits, counted } = stillBackOf(payment, backOf(payment, refund, earned));
  return credits + counted - Math.min(counted, toPayOf(payment));
}

export const earlierOf = (payment: PaymentRow, refund: Cents, earned?: Cents): Cents =>
  stillBackOf(payment, backOf(payment, refund, earned)).counted;

interface RefundReason {
  compensation?: Cents;
  because?: "missed";
  except?: readonly number[];
}

/** Fails when a payment of the job is disputed. The caller notifies. */
export async function refundOfJob(
  db: Database,
  now: number,
  job: number,
  { compensation = 0, because, except = [] }: RefundReason = {},
): Promise<Write[]> {
  const payments = (await heldOfJob(db, job)).filter(({ id }) => !except.includes(id));
  const shares = compensationShares(payments, compensation);
  const back = (payment: PaymentRow) => {
    const share = shares.get(payment.id);
    return share === undefined
      ? refundOf(db, now, payment, because)
      : cancelFeeOf(db, now, payment, { compensation: share, because });
  };
  return [onlyHeld(db, job, payments), ...payments.flatMap(back)];
}
