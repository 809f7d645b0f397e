import { contract } from "~/api/contract";
import { balance } from "~/domain/ledger";
import { payoutAmountFault, payoutRefusal } from "~/domain/wallet";
import { requestPayout } from "../../changes/money/payout-request";
import { balanceOf } from "../../db/ledger";
import { triggerDelivery } from "../../db/outbox";
import { payoutOf, payoutWithId } from "../../db/payout";
import { ConflictError, isUnique } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse, refuseFields } from "../../http/refusal";

const MOST_TRIES = 25;

async function requestNow(c: CallContext<typeof contract.wallet.payOut>): Promise<number> {
  const { amount: asked } = await c.fields();
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const user = c.viewer.id;
    const available = await balanceOf(c.db, balance(user));
    const fault = payoutAmountFault(asked ?? available, available);
    if (fault) refuseFields({ amount: [fault] });
    if (c.env.PAYMENT_MODE === "direct") refuse("direct_mode");
    const account = await c.db
      .prepare("SELECT iban, iban_changed_at FROM user WHERE id = ?")
      .bind(user)
      .first<{ iban: string | null; iban_changed_at: number | null }>();
    const { iban = null, iban_changed_at = null } = account ?? {};
    const refusal = payoutRefusal({ verified: true, iban, iban_changed_at, balance: available }, c.now);
    if (refusal || !iban) return refuse(refusal ?? "iban_missing");
    try {
      return await requestPayout(c.tx, c.now, { user, iban, amount: asked ?? available, early: true });
    } catch (error) {
      // A concurrent payout took this balance or this id.
      if (!(error instanceof ConflictError) && !isUnique(error, "payout.id")) throw error;
    }
  }
  return refuse("unavailable");
}

export const payOut = endpoint(contract.wallet.payOut, {
  handle: async (c) => {
    if (!c.viewer.verified) refuse("not_verified");
    const id = await requestNow(c);
    triggerDelivery(c);
    const made = (await payoutWithId(c.db, id)) ?? refuse("internal_error");
    return payoutOf(made);
  },
});
