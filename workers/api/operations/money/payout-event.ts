import type { ProviderEvent } from "../../adapters/payments/port";
import type { Database, Write } from "../../db/database";
import { enqueue } from "../../db/outbox";
import type { Transaction } from "../../db/transaction";
import { decidePayout } from "./payout-decision";

type PayoutEvent = Extract<ProviderEvent, { about: "payout" }>;

function payoutReversal(db: Database, now: number, provider: string, event: PayoutEvent): Write[] {
  const { payout, setApart } = event;
  if (event.event !== "failed" || !setApart) return [];
  const payload = JSON.stringify({ order: "take_back", provider, set_apart: setApart });
  return [
    enqueue(db, now, {
      kind: "provider",
      key: "'take_back:' || id",
      payload: "?2",
      rows: { from: "FROM payout WHERE id = ?1 AND status IN ('requested', 'paid')", values: [payout, payload] },
    }),
  ];
}

function returnedCase(db: Database, now: number, provider: string, { payout, type, id }: PayoutEvent): Write {
  return db
    .prepare(
      `INSERT OR IGNORE INTO money_case (kind, provider, reference, event, payout_id, cents, currency, created_at)
       SELECT 'payout_returned', ?2, ?3, ?4, id, net, 'eur', ?5 FROM payout WHERE id = ?1 AND status = 'paid'`,
    )
    .bind(payout, provider, id, type, now);
}

export async function applyPayoutEvent(
  tx: Transaction,
  now: number,
  provider: string,
  event: PayoutEvent,
  first: Write[],
): Promise<void> {
  const { db } = tx;
  const returned = event.event === "failed" ? [returnedCase(db, now, provider, event)] : [];
  await decidePayout(tx, now, event, [...first, ...payoutReversal(db, now, provider, event), ...returned]);
}
