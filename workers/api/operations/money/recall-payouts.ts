import { payoutRequested, reversed } from "~/domain/money/ledger";
import type { Cents } from "~/domain/money/money";
import type { Database, Write } from "../../db/database";
import { book } from "../../db/ledger";
import { cancelPayout, deletePayoutOrder, recallablePayouts } from "../../db/payout";
import { mustHaveChanged } from "../../db/transaction";

interface Recalled {
  cents: Cents;
  writes: Write[];
}

/** A delivery that claims a payout meanwhile undoes the transaction. */
export async function recallPayouts(db: Database, now: number, user: number, short: Cents): Promise<Recalled> {
  const recalled: Recalled = { cents: 0, writes: [] };
  for (const { id, amount, fee } of await recallablePayouts(db, user)) {
    if (recalled.cents >= short) break;
    recalled.cents += amount;
    recalled.writes.push(
      deletePayoutOrder(db, id),
      mustHaveChanged(db),
      cancelPayout(db, id),
      mustHaveChanged(db),
      ...book(db, now, {
        event: "payout_failed",
        key: `payout_failed:${id}`,
        entries: reversed(payoutRequested(id, user, amount, fee)),
        payout: id,
      }),
    );
  }
  return recalled;
}
