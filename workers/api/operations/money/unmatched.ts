import type { Cents } from "~/domain/money/money";
import type { Write } from "../../db/database";
import { openCase } from "../../db/money-case";
import type { Transaction } from "../../db/transaction";

interface Unmatched {
  provider: string;
  event: { id: string; type: string; cents: Cents; currency: string };
  payment?: number | null;
  payout?: number;
  first: Write[];
  reference?: string;
}

export async function unmatched(tx: Transaction, now: number, of: Unmatched): Promise<void> {
  const { provider, event, payment, payout, first, reference = of.event.id } = of;
  const { type, cents, currency } = event;
  const found = openCase(tx.db, now, {
    kind: "unmatched",
    provider,
    reference,
    event: type,
    payment,
    payout,
    cents,
    currency,
  });
  await tx.add(...first, found).commit();
}
