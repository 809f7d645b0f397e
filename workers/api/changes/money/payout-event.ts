import type { ProviderEvent } from "../../adapters/payments/port";
import { payoutWithId } from "../../db/payout";
import { decidePayout } from "./payout-decision";

type PayoutEvent = Extract<ProviderEvent, { about: "payout" }>;

/**
 * Orders what was set apart for a payout to come back, when this event makes it fail. Put before the statement that
 * does: a payout that was paid or has failed before is left alone.
 */
function takingBack(db: D1Database, now: number, provider: string, event: PayoutEvent): D1PreparedStatement[] {
  const { payout, setApart } = event;
  if (event.event !== "failed" || !setApart) return [];
  const payload = JSON.stringify({ order: "take_back", provider, set_apart: setApart });
  return [
    db
      .prepare(
        `INSERT INTO outbox (key, kind, payload, created_at, due_at)
         SELECT ?1, 'provider', ?2, ?3, ?3 FROM payout WHERE id = ?4 AND status = 'requested' ON CONFLICT DO NOTHING`,
      )
      .bind(`take_back:${payout}`, payload, now, payout),
  ];
}

/** A bank may send money back days after it was paid out. Our books know no way from there: the desk has to. */
async function warnOfReturn(db: D1Database, { payout, event }: PayoutEvent): Promise<void> {
  if (event !== "failed" || (await payoutWithId(db, payout))?.status !== "paid") return;
  const error = `payout ${payout} came back after it was paid: its money is on the helper's account at the provider`;
  console.error(JSON.stringify({ level: "error", error }));
}

/** Does what the provider tells of a payout. `first` goes in the same batch. */
export async function takePayout(
  db: D1Database,
  now: number,
  provider: string,
  event: PayoutEvent,
  first: D1PreparedStatement[],
): Promise<void> {
  await warnOfReturn(db, event);
  await decidePayout(db, now, event, [...first, ...takingBack(db, now, provider, event)]);
}
