import type { ProviderEvent } from "../../adapters/payments/port";
import type { Database, Write } from "../../db/database";
import { openReturnedCase } from "../../db/money-case";
import { enqueueTakeBack } from "../../db/payout";
import type { Transaction } from "../../db/transaction";
import { decidePayout } from "./payout-decision";

type PayoutEvent = Extract<ProviderEvent, { about: "payout" }>;

function payoutReversal(db: Database, now: number, provider: string, event: PayoutEvent): Write[] {
  const { payout, setApart } = event;
  if (event.event !== "failed" || !setApart) return [];
  return [enqueueTakeBack(db, now, { payout, provider, setApart })];
}

export async function applyPayoutEvent(
  tx: Transaction,
  now: number,
  provider: string,
  event: PayoutEvent,
  first: Write[],
): Promise<void> {
  const { db } = tx;
  const returned =
    event.event === "failed" ? [openReturnedCase(db, now, { provider, payout: event.payout, event })] : [];
  await decidePayout(tx, now, event, [...first, ...payoutReversal(db, now, provider, event), ...returned]);
}
