import type { ProviderEvent } from "../../adapters/payments/port";
import type { Database, Write } from "../../db/database";
import { enqueue } from "../../db/outbox";
import { payoutWithId } from "../../db/payout";
import type { Transaction } from "../../db/transaction";
import { decidePayout } from "./payout-decision";

type PayoutEvent = Extract<ProviderEvent, { about: "payout" }>;

/** Put before the statement that makes the payout fail: one already paid or failed is left alone. */
function payoutReversal(db: Database, now: number, provider: string, event: PayoutEvent): Write[] {
  const { payout, setApart } = event;
  if (event.event !== "failed" || !setApart) return [];
  const payload = JSON.stringify({ order: "take_back", provider, set_apart: setApart });
  return [
    enqueue(db, now, {
      kind: "provider",
      key: "'take_back:' || id",
      payload: "?2",
      rows: { from: "FROM payout WHERE id = ?1 AND status = 'requested'", values: [payout, payload] },
    }),
  ];
}

/** A bank may return money days after the payout. The ledger has no event for that: an admin must act. */
async function warnOfReturn(db: Database, { payout, event }: PayoutEvent): Promise<void> {
  if (event !== "failed" || (await payoutWithId(db, payout))?.status !== "paid") return;
  const error = `payout ${payout} came back after it was paid: its money is on the helper's account at the provider`;
  console.error(JSON.stringify({ level: "error", error }));
}

export async function applyPayoutEvent(
  tx: Transaction,
  now: number,
  provider: string,
  event: PayoutEvent,
  first: Write[],
): Promise<void> {
  await warnOfReturn(tx.db, event);
  await decidePayout(tx, now, event, [...first, ...payoutReversal(tx.db, now, provider, event)]);
}
