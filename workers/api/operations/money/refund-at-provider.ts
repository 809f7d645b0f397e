import { refundedElsewhere, reversed } from "~/domain/money/ledger";
import type { Cents } from "~/domain/money/money";
import { countedBack } from "~/domain/money/payment-deeds";
import type { Database, Write } from "../../db/database";
import { book } from "../../db/ledger";
import { enqueue } from "../../db/outbox";
import type { PaymentRow } from "../../db/payment";
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

type Advanced = Pick<PaymentRow, "id" | "advanced" | "fee_withdrawn" | "fee_percent">;

export const countedOf = (
  { advanced, fee_withdrawn, fee_percent }: Omit<Advanced, "id">,
  cents: Cents,
  earned: Cents = 0,
): Cents => countedBack({ advanced, feeWithdrawn: fee_withdrawn, percent: fee_percent }, cents, earned);

/** A refund that others made at the provider is not ordered again, and the platform no longer bears it. */
export function refundToCard(db: Database, now: number, payment: Advanced, cents: Cents, earned: Cents = 0): Write[] {
  if (cents === 0) return [];
  const counted = countedOf(payment, cents, earned);
  return [
    mustHaveAdvanced(db, payment),
    ...(counted > 0
      ? book(db, now, {
          event: "refund_counted",
          key: `refund_counted:${payment.id}`,
          entries: reversed(refundedElsewhere(counted)),
          payment: payment.id,
        })
      : []),
    ...refundAtProvider(db, now, { payment: payment.id, cents: cents - counted }),
  ];
}
