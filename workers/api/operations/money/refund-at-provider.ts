import { credits, OUTSIDE, PLATFORM } from "~/domain/money/ledger";
import type { Cents } from "~/domain/money/money";
import { stillBack } from "~/domain/money/payment-deeds";
import type { Database, Write } from "../../db/database";
import { book } from "../../db/ledger";
import { enqueue } from "../../db/outbox";
import { type PaymentRow, toPayOf } from "../../db/payment";
import { feeRefundKey, mustHaveAdvanced, refundKey } from "../../db/refunded";

interface RefundRequest {
  payment: number;
  cents: Cents;
  session?: string | undefined;
  other?: true;
  fee?: true;
}

export function refundAtProvider(
  db: Database,
  now: number,
  { payment, cents, session, other, fee }: RefundRequest,
): Write[] {
  if (cents === 0) return [];
  const key = fee ? feeRefundKey(payment) : refundKey(payment, session, other);
  const payload = { order: "refund", payment, cents, session, other, fee };
  return [enqueue(db, now, { key, kind: "provider", payload })];
}

type Advanced = Pick<
  PaymentRow,
  "id" | "payer_id" | "amount" | "platform_cost" | "credits_used" | "advanced" | "fee_withdrawn" | "fee_percent"
>;

interface Back {
  outside: Cents;
  credits: Cents;
  earned?: Cents;
  /** A bank took this part of what the card paid. */
  taken?: Cents;
}

export const stillBackOf = (payment: Omit<Advanced, "id" | "payer_id">, { earned = 0, taken = 0, ...back }: Back) =>
  stillBack(
    {
      advanced: payment.advanced,
      feeWithdrawn: payment.fee_withdrawn,
      percent: payment.fee_percent,
      card: toPayOf(payment) - taken,
    },
    back,
    earned,
  );

/** What went back before is not given again, and the platform no longer bears it. The credits of `back` are booked already. */
export function refundToCard(db: Database, now: number, payment: Advanced, back: Back): Write[] {
  if (back.outside + back.credits === 0) return [];
  const still = stillBackOf(payment, back);
  const entries = [
    { account: PLATFORM, cents: still.counted },
    { account: OUTSIDE, cents: still.outside - back.outside },
    { account: credits(payment.payer_id), cents: still.credits - back.credits },
  ].filter(({ cents }) => cents !== 0);
  return [
    mustHaveAdvanced(db, payment),
    ...(entries.length > 0
      ? book(db, now, {
          event: "refund_counted",
          key: `refund_counted:${payment.id}`,
          entries,
          payment: payment.id,
        })
      : []),
    ...refundAtProvider(db, now, { payment: payment.id, cents: still.outside }),
  ];
}
