import { contract } from "~/api/contract";
import {
  type AdminPayoutRow,
  adminPayoutOf,
  type DueRow,
  dueCount,
  dueOf,
  dueRows,
  payoutsWhere,
  retryKey,
  retryRefusal,
} from "../../db/admin-payout";
import { insertAudit } from "../../db/audit";
import { triggerDelivery } from "../../db/outbox";
import { pageOfRows } from "../../db/page";
import { isUnique, retryOnConflict } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { requestPayout } from "../../operations/money/payout-request";

type Admin = typeof contract.admin;
type PayoutContext = CallContext<Admin["payout"] | Admin["retryPayout"]>;

async function payoutOfPath({ db, viewer, id }: Pick<PayoutContext, "db" | "viewer" | "id">): Promise<AdminPayoutRow> {
  return (await payoutsWhere(db, viewer.id, "o.id = ?2", id()).first<AdminPayoutRow>()) ?? refuse("not_found");
}

const readerOf = ({ viewer, language, now }: Pick<PayoutContext, "viewer" | "language" | "now">) => ({
  admin: viewer.id,
  language,
  now,
});

export const payouts = endpoint(contract.admin.payouts, {
  handle: async (c) => {
    const { page, status = null, user = null } = await c.fields();
    const asked = (first: number) =>
      `(?${first} IS NULL OR o.status = ?${first}) AND (?${first + 1} IS NULL OR o.user_id = ?${first + 1})`;
    const found = await pageOfRows<AdminPayoutRow>(c.db, page, {
      count: c.db.prepare(`SELECT count(*) AS n FROM payout o WHERE ${asked(1)}`).bind(status, user),
      rows: (limit) => payoutsWhere(c.db, c.viewer.id, `${asked(2)} ORDER BY o.id DESC ${limit}`, status, user),
    });
    return { count: found.count, results: found.results.map((row) => adminPayoutOf(row, readerOf(c))) };
  },
});

export const duePayouts = endpoint(contract.admin.duePayouts, {
  handle: async (c) => {
    const { page } = await c.fields();
    const found = await pageOfRows<DueRow>(c.db, page, {
      count: dueCount(c.db),
      rows: (limit) => dueRows(c.db, c.viewer.id, limit),
    });
    return { count: found.count, results: found.results.map((row) => dueOf(row, readerOf(c))) };
  },
});

export const payout = endpoint(contract.admin.payout, {
  handle: async (c) => adminPayoutOf(await payoutOfPath(c), readerOf(c)),
});

async function retry(c: CallContext<typeof contract.admin.retryPayout>) {
  const { db, now, viewer } = c;
  const row = await payoutOfPath(c);
  if (row.user_id === viewer.id) refuse("permission_denied");
  const { reason } = await c.fields();
  if (c.env.PAYMENT_MODE === "direct") refuse("direct_mode");
  const refusal = retryRefusal(row, now);
  if (refusal || !row.account_iban) return refuse(refusal ?? "iban_missing");
  c.tx.add(insertAudit(db, now, { admin: viewer.id, action: "retry", target: { type: "payout", id: row.id }, reason }));
  try {
    const { user_id: user, account_iban: iban, amount } = row;
    // Without a fee: the first one was not the helper's choice.
    await requestPayout(c.tx, now, { user, iban, amount, early: false, key: retryKey(row.id) });
  } catch (error) {
    if (isUnique(error, "ledger_transaction.key")) return refuse("already_done");
    throw error;
  }
  triggerDelivery(c);
  return adminPayoutOf(await payoutOfPath(c), readerOf(c));
}

export const retryPayout = endpoint(contract.admin.retryPayout, { handle: (c) => retryOnConflict(() => retry(c)) });
