import { payoutRequested, reversed } from "~/domain/ledger";
import type { Cents } from "~/domain/money";
import type { Database, Write } from "../../db/database";
import { book } from "../../db/ledger";
import type { PayoutRow } from "../../db/payout";
import { mustHaveChanged } from "../../db/transaction";

/** SQL: an order in the outbox that no delivery claimed. A claimed order may be at the provider. */
const UNCLAIMED = "attempts = 0 AND delivered_at IS NULL AND failed_at IS NULL";

const RECALLABLE = `SELECT p.* FROM payout p WHERE p.user_id = ? AND p.status = 'requested'
  AND EXISTS (SELECT 1 FROM outbox WHERE key = 'payout:' || p.id AND ${UNCLAIMED}) ORDER BY p.id DESC`;

interface Recalled {
  cents: Cents;
  writes: Write[];
}

/**
 * Cancels payouts of a user that were not sent to the provider, newest first, until `short` is on the balance again. A
 * delivery that claims one meanwhile undoes the transaction.
 */
export async function recallPayouts(db: Database, now: number, user: number, short: Cents): Promise<Recalled> {
  const { results } = await db.prepare(RECALLABLE).bind(user).all<PayoutRow>();
  const recalled: Recalled = { cents: 0, writes: [] };
  for (const { id, amount, early } of results) {
    if (recalled.cents >= short) break;
    recalled.cents += amount;
    recalled.writes.push(
      db.prepare(`DELETE FROM outbox WHERE key = ? AND ${UNCLAIMED}`).bind(`payout:${id}`),
      mustHaveChanged(db),
      db.prepare("UPDATE payout SET status = 'failed' WHERE id = ? AND status = 'requested'").bind(id),
      mustHaveChanged(db),
      ...book(db, now, {
        event: "payout_failed",
        key: `payout_failed:${id}`,
        entries: reversed(payoutRequested(id, user, amount, early === 1)),
        payout: id,
      }),
    );
  }
  return recalled;
}
