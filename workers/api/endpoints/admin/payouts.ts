import { contract } from "~/api/contract";
import {
  type AdminPayoutRow,
  adminPayoutOf,
  dueOf,
  findPayout,
  listDue,
  listPayouts,
  retryKey,
  retryRefusal,
} from "../../db/admin-payout";
import { insertAudit } from "../../db/audit";
import { isUnique, retryOnConflict } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { requestPayout } from "../../operations/money/payout-request";
import { refuseIfStopped } from "../../operations/money/refuse-if-stopped";

type Admin = typeof contract.admin;
type PayoutContext = CallContext<Admin["payout"] | Admin["retryPayout"]>;

async function payoutOfPath({ db, viewer, id }: Pick<PayoutContext, "db" | "viewer" | "id">): Promise<AdminPayoutRow> {
  return (await findPayout(db, viewer.id, id())) ?? refuse("not_found");
}

const readerOf = ({ viewer, language, now }: Pick<PayoutContext, "viewer" | "language" | "now">) => ({
  admin: viewer.id,
  language,
  now,
});

export const payouts = endpoint(contract.admin.payouts, {
  handle: async (c) => {
    const { page, ...filter } = await c.fields();
    const payouts = await listPayouts(c.db, c.viewer.id, page, filter);
    return { count: payouts.count, results: payouts.results.map((row) => adminPayoutOf(row, readerOf(c))) };
  },
});

export const duePayouts = endpoint(contract.admin.duePayouts, {
  handle: async (c) => {
    const { page } = await c.fields();
    const duePayouts = await listDue(c.db, c.viewer.id, page);
    return { count: duePayouts.count, results: duePayouts.results.map((row) => dueOf(row, readerOf(c))) };
  },
});

export const payout = endpoint(contract.admin.payout, {
  handle: async (c) => adminPayoutOf(await payoutOfPath(c), readerOf(c)),
});

async function retry(c: CallContext<typeof contract.admin.retryPayout>) {
  const { db, now, viewer } = c;
  const row = await payoutOfPath(c);
  if (row.user_id === viewer.id) refuse("own_case");
  const { reason } = await c.fields();
  if (c.env.PAYMENT_MODE === "direct") refuse("direct_mode");
  const refusal = retryRefusal(row, now);
  if (refusal || !row.account_iban) return refuse(refusal ?? "iban_missing");
  await refuseIfStopped(db, "payout");
  c.tx.add(insertAudit(db, now, { admin: viewer.id, action: "retry", target: { type: "payout", id: row.id }, reason }));
  try {
    const { user_id: user, account_iban: iban, amount } = row;
    // The first fee was not the helper's choice.
    await requestPayout(c.tx, now, { user, iban, amount, early: false, key: retryKey(row.id) });
  } catch (error) {
    if (isUnique(error, "ledger_transaction.key")) return refuse("already_done");
    throw error;
  }
  return adminPayoutOf(await payoutOfPath(c), readerOf(c));
}

export const retryPayout = endpoint(contract.admin.retryPayout, { handle: (c) => retryOnConflict(() => retry(c)) });
