import type { REFUND_REASONS } from "~/content/events/refunds";
import { type Cents, formatMoney } from "~/domain/money/money";
import { isPaid } from "~/domain/money/payment-life";
import type { Database, Write } from "../../db/database";
import { insertChatEvent } from "../../db/message";
import { notify } from "../../db/notify";
import type { PaymentRow } from "../../db/payment";
import { fullName } from "../../db/person";

interface Part {
  reference: string;
  cents: Cents;
}

const CAUSES: Partial<Record<PaymentRow["kind"], keyof typeof REFUND_REASONS>> = {
  credits: "elsewhere_credits",
  tip: "elsewhere_tip",
};

/** The platform bears the refund: the deal and the helper's money stay as they are. */
export function partNews(db: Database, now: number, payment: PaymentRow, { reference, cents }: Part): Write[] {
  const { id, job_id: job, chat_id: chat, payer_id, payer, payee_id, payee } = payment;
  const amount = formatMoney(cents);
  const news = { type: "payment_refunded", key: `payment_part:${id}:${reference}`, job, chat } as const;
  const data = { job_title: payment.job_title ?? "", payment: id, amount };
  const isTip = payment.kind === "tip";
  const isNotified = payee_id !== null && payee !== null && isPaid(payment.status);
  return [
    ...(chat === null || !isNotified
      ? []
      : [
          insertChatEvent(db, {
            chat,
            sender: payer_id,
            event: { kind: "refund", step: isTip ? "tip" : "part", amount: cents },
            now,
          }),
        ]),
    ...notify(db, now, {
      ...news,
      to: payer_id,
      mail: "payment_part_refunded",
      data: {
        ...data,
        name: payee === null ? "" : fullName(payee),
        refund: amount,
        credit: formatMoney(0),
        cause: CAUSES[payment.kind] ?? "elsewhere_part",
      },
    }),
    ...(isNotified
      ? notify(db, now, {
          ...news,
          to: payee_id,
          mail: "payment_part_gone",
          data: {
            ...data,
            name: fullName(payer),
            cause: isTip ? "elsewhere_tip_payee" : "elsewhere_part_payee",
          },
        })
      : []),
  ];
}
