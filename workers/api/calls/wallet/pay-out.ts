import { contract } from "~/api/contract";
import { balance } from "~/domain/ledger";
import { requestPayout } from "../../changes/money/payout-request";
import { isUnique, Lost } from "../../db/batch";
import { balanceOf } from "../../db/ledger";
import { wake } from "../../db/outbox";
import { payoutOf, payoutWithId } from "../../db/payout";
import type { Question } from "../../http/context";
import { refuse, refuseFields } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";

const MOST_TRIES = 25;

async function payOut(q: Question<typeof contract.wallet.payOut>): Promise<number> {
  const { amount: asked } = await q.fields({ amount: (cents) => (cents === 0 ? "money" : null) });
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const user = q.viewer.id;
    const available = await balanceOf(q.db, balance(user));
    if (asked !== undefined && asked > available) refuseFields({ amount: ["amount_max"] });
    if (q.env.PAYMENT_MODE === "direct") refuse("direct_mode");
    const iban = await q.db.prepare("SELECT iban FROM user WHERE id = ?").bind(user).first<string>("iban");
    if (!iban) return refuse("iban_missing");
    if (available <= 0) refuse("nothing_to_pay_out");
    try {
      return await requestPayout(q.db, q.now, { user, iban, amount: asked ?? available, early: true });
    } catch (error) {
      // Another payout was first: of this balance, or with this number. Look again.
      if (!(error instanceof Lost) && !isUnique(error, "payout.id")) throw error;
    }
  }
  return refuse("unavailable");
}

/** An early payout: now instead of on the payout day, for 5%. */
export function servePayOut(app: ApiApp): void {
  serve(app, contract.wallet.payOut, async (q) => {
    if (!q.viewer.verified) refuse("not_verified");
    const id = await payOut(q);
    wake(q.env, q.execution);
    const made = (await payoutWithId(q.db, id)) ?? refuse("internal_error");
    return payoutOf(made);
  });
}
