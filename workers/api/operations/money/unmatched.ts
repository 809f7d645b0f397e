import type { Cents } from "~/domain/money/money";
import type { Database, Write } from "../../db/database";
import { openCase } from "../../db/money-case";
import { pauseTogether } from "../../db/pause";
import type { PaymentRow } from "../../db/payment";
import { mustHaveStatus } from "../../db/payment-status";
import type { Transaction } from "../../db/transaction";
import { teamNews } from "../deals/payment-decision";

interface Unmatched {
  provider: string;
  event: { id: string; type: string; cents: Cents; currency: string };
  payment?: number | null;
  payout?: number;
  first: Write[];
  reference?: string;
}

/** Nothing is booked, so money that may be with the bank would go to the helper by time. */
export function freeze(db: Database, now: number, payment: PaymentRow): Write[] {
  const { status, paused_at } = payment;
  if ((status !== "held" && status !== "disputed") || paused_at !== null) return [];
  return [
    mustHaveStatus(db, payment),
    pauseTogether(db, now, payment),
    ...teamNews(db, now, payment, { step: "paused", because: "bank" }),
  ];
}

export async function unmatched(tx: Transaction, now: number, of: Unmatched): Promise<void> {
  const { provider, event, payment, payout, first, reference = of.event.id } = of;
  const { type, cents, currency } = event;
  const moneyCase = openCase(tx.db, now, {
    kind: "unmatched",
    provider,
    reference,
    event: type,
    payment,
    payout,
    cents,
    currency,
  });
  await tx.add(...first, moneyCase).commit();
}
