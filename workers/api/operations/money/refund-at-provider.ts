import { refundedElsewhere, reversed } from "~/domain/money/ledger";
import type { Cents } from "~/domain/money/money";
import type { Database, Write } from "../../db/database";
import { book } from "../../db/ledger";
import { enqueue } from "../../db/outbox";
import type { PaymentRow } from "../../db/payment";
import { mustHaveAdvanced, refundKey } from "../../db/refunded";

interface RefundRequest {
  payment: number;
  cents: Cents;
  session?: string | undefined;
  other?: true;
}

export function refundAtProvider(
  db: Database,
  now: number,
  { payment, cents, session, other }: RefundRequest,
): Write[] {
  if (cents === 0) return [];
  const key = refundKey(payment, session, other);
  return [enqueue(db, now, { key, kind: "provider", payload: { order: "refund", payment, cents, session, other } })];
}

/** A refund that others made at the provider is not ordered again, and the platform no longer bears it. */
export function refundToCard(
  db: Database,
  now: number,
  payment: Pick<PaymentRow, "id" | "advanced">,
  cents: Cents,
): Write[] {
  if (cents === 0) return [];
  const counted = Math.min(payment.advanced, cents);
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
