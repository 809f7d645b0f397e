import { feeOf } from "~/domain/money/money";
import type { Database } from "./database";
import { findPayment, type PaymentRow, paymentOfOwnSession } from "./payment";

async function paymentOfFormer(db: Database, session: string): Promise<PaymentRow | null> {
  const former = await db
    .prepare(
      "SELECT payment_id, amount, credits_used, provider, expires_at, returned_at FROM former_session WHERE session = ?",
    )
    .bind(session)
    .first<FormerSession>();
  if (!former) return null;
  const payment = await findPayment(db, former.payment_id);
  const { amount, credits_used, provider, expires_at } = former;
  const status = former.returned_at === null ? "open" : "refunded";
  if (!payment) return null;
  const platform_cost = feeOf(amount, payment.fee_percent);
  return { ...payment, session, status, amount, platform_cost, credits_used, provider, expires_at };
}

interface FormerSession extends Pick<PaymentRow, "amount" | "credits_used" | "provider" | "expires_at"> {
  payment_id: number;
  returned_at: number | null;
}

export async function paymentOfSession(db: Database, session: string): Promise<PaymentRow | null> {
  return (await paymentOfOwnSession(db, session)) ?? paymentOfFormer(db, session);
}
