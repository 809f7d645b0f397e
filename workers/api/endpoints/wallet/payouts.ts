import { contract } from "~/api/contract";
import { balance } from "~/domain/money/ledger";
import { nextPayoutDate, payoutSchedule, periodAt } from "~/domain/money/payout-schedule";
import { payoutAmountError, payoutRefusal } from "~/domain/money/wallet";
import { balanceOf } from "../../db/ledger";
import { payoutOf, payoutWithId } from "../../db/payout";
import { ConflictError } from "../../db/transaction";
import { findPayoutAccount, listPayoutsOf, pendingPayoutsOf } from "../../db/wallet";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse, refuseFields } from "../../http/refusal";
import { payoutKey, requestPayout } from "../../operations/money/payout-request";
import { refuseIfStopped } from "../../operations/money/refuse-if-stopped";

export const payouts = endpoint(contract.wallet.payouts, {
  load: async ({ db, viewer, ...c }) => {
    const { page } = await c.fields();
    const { count, results } = await listPayoutsOf(db, viewer.id, page);
    return { count, results: results.map(payoutOf) };
  },
  handle: (_, payouts) => payouts,
});

const MAX_TRIES = 25;

async function accountOf({ db, now, env, viewer }: CallContext<typeof contract.wallet.payOut>) {
  const schedule = payoutSchedule(env.PAYOUT_DAY);
  const period = periodAt(now, schedule);
  const account = await findPayoutAccount(db, viewer.id, payoutKey(period, viewer.id));
  const { iban, iban_changed_at, paid, tax_data } = account ?? refuse("not_found");
  return {
    iban,
    iban_changed_at,
    tax_data: tax_data === 1,
    next_payout_date: nextPayoutDate(now, schedule, paid === 1 ? period : null),
  };
}

async function requestNow(c: CallContext<typeof contract.wallet.payOut>): Promise<number> {
  const { amount: asked, pending } = await c.fields();
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const user = c.viewer.id;
    const available = await balanceOf(c.db, balance(user));
    const error = payoutAmountError(asked ?? available, available);
    if (error) refuseFields({ amount: [error] });
    if (c.env.PAYMENT_MODE === "direct") refuse("direct_mode");
    const account = await accountOf(c);
    const refusal = payoutRefusal({ verified: true, ...account, balance: available }, c.now);
    if (refusal || !account.iban) return refuse(refusal ?? "iban_missing");
    await refuseIfStopped(c.db, "payout");
    if (pending !== undefined && (await pendingPayoutsOf(c.db, user)) > pending) refuse("payout_underway");
    try {
      return await requestPayout(c.tx, c.now, { user, iban: account.iban, amount: asked ?? available, early: true });
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
    }
  }
  return refuse("unavailable");
}

export const payOut = endpoint(contract.wallet.payOut, {
  handle: async (c) => {
    if (!c.viewer.verified) refuse("not_verified");
    const id = await requestNow(c);
    const made = (await payoutWithId(c.db, id)) ?? refuse("internal_error");
    return payoutOf(made);
  },
});
