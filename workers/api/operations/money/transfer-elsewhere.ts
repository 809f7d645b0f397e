import { transferReversed } from "~/domain/money/ledger";
import { formatMoney } from "~/domain/money/money";
import { book, reversedOfPayout } from "../../db/ledger";
import { openCase } from "../../db/money-case";
import { notify } from "../../db/notify";
import { mustHavePayoutStatus, payoutWithId } from "../../db/payout";
import type { Transaction } from "../../db/transaction";
import type { About, ReceivedNotice } from "./moved-elsewhere";
import { unmatched } from "./unmatched";

/** Made by hand. The money of a failed payout is already on the balance. */
export async function applyTransfer(
  tx: Transaction,
  now: number,
  notice: ReceivedNotice<About<"transfer">>,
): Promise<void> {
  const { db } = tx;
  const { provider, event, first } = notice;
  const { payout: id, reference, cents, currency, type } = event;
  const payout = await payoutWithId(db, id);
  if (!payout || currency !== "eur" || cents > payout.net) {
    return unmatched(tx, now, { ...notice, payout: payout?.id });
  }
  if (payout.status === "failed") {
    await tx.add(...first).commit();
    return;
  }
  const more = cents - (await reversedOfPayout(db, id));
  const isNew = payout.status === "paid" && more > 0;
  await tx
    .add(
      ...first,
      mustHavePayoutStatus(db, payout),
      ...(isNew
        ? book(db, now, {
            event: "transfer_reversed",
            key: `transfer_reversed:${provider}:${reference}:${cents}`,
            entries: transferReversed(more),
            payout: id,
          })
        : []),
      ...(isNew
        ? notify(db, now, {
            to: payout.user_id,
            type: "payout_reversed",
            mail: true,
            key: `payout_reversed:${id}:${reference}:${cents}`,
            data: { amount: formatMoney(more) },
          })
        : []),
      openCase(db, now, { kind: "transfer_reversed", provider, reference, event: type, payout: id, cents }),
    )
    .commit();
}
