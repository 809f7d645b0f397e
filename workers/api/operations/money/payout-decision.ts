import { maskIban } from "~/domain/money/iban";
import { payoutPaid, payoutRequested, payoutReturned, reversed } from "~/domain/money/ledger";
import { formatMoney } from "~/domain/money/money";
import { afterPayoutEvent, type PayoutEvent } from "~/domain/money/payout-life";
import type { ProviderEvent } from "../../adapters/payments/port";
import type { Write } from "../../db/database";
import { book } from "../../db/ledger";
import { notify } from "../../db/notify";
import { type PayoutRow, payoutWithId, updatePayoutStatus } from "../../db/payout";
import { mustHaveChanged, type Transaction } from "../../db/transaction";

function entriesOf({ id, user_id, amount, fee, net, status }: PayoutRow, event: PayoutEvent) {
  if (status === "paid") return payoutReturned(user_id, amount, fee);
  return event === "paid" ? payoutPaid(id, net) : reversed(payoutRequested(id, user_id, amount, fee));
}

/** `ConflictError` when another event of the payout came first: read it again. */
export async function decidePayout(
  tx: Transaction,
  now: number,
  { payout: id, event }: Extract<ProviderEvent, { about: "payout" }>,
  first: Write[],
): Promise<void> {
  const { db } = tx;
  const payout = await payoutWithId(db, id);
  if (!payout) return;
  const to = afterPayoutEvent(payout.status, event);
  if (to === null) {
    await tx.add(...first).commit();
    return;
  }
  const news = event === "paid" ? "payout_paid" : "payout_failed";
  await tx
    .add(
      ...first,
      updatePayoutStatus(db, payout, { to, paidAt: event === "paid" ? now : null }),
      mustHaveChanged(db),
      ...book(db, now, { event: news, key: `${news}:${id}`, entries: entriesOf(payout, event), payout: id }),
      ...notify(db, now, {
        to: payout.user_id,
        type: news,
        mail: news,
        key: `${news}:${id}`,
        data: { amount: formatMoney(event === "paid" ? payout.net : payout.amount), iban: maskIban(payout.iban) },
      }),
    )
    .commit();
}
