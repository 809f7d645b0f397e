import { contract } from "~/api/contract";
import { formatMoney } from "~/domain/money";
import { PAGE_SIZE } from "~/domain/page";
import { timeOf } from "../../db/person";
import { endpoint } from "../../http/endpoint";

interface EntryRow {
  id: number;
  transaction_id: number;
  event: string;
  account: string;
  cents: number;
  payment_id: number | null;
  payout_id: number | null;
  created_at: number;
}

/** Binds the id five times. */
const OF_USER = `e.transaction_id IN (
  SELECT transaction_id FROM ledger_entry WHERE account IN ('balance:' || CAST(? AS INTEGER), 'credits:' || CAST(? AS INTEGER))
  UNION SELECT id FROM ledger_transaction WHERE payment_id IN (
    SELECT id FROM payment WHERE payer_id = ? UNION SELECT id FROM payment WHERE payee_id = ?)
  UNION SELECT id FROM ledger_transaction WHERE payout_id IN (SELECT id FROM payout WHERE user_id = ?))`;
const OF_PAYMENT = "e.transaction_id IN (SELECT id FROM ledger_transaction WHERE payment_id = ?)";

const idIn = (account: string, ...kinds: string[]) => {
  const [kind = "", id] = account.split(":");
  return kinds.includes(kind) ? Number(id) : null;
};

const entryOf = (row: EntryRow) => ({
  id: row.id,
  transaction: row.transaction_id,
  event: row.event,
  account: row.account,
  amount: formatMoney(row.cents),
  user: idIn(row.account, "balance", "credits"),
  payment: row.payment_id,
  payout: row.payout_id,
  created_at: timeOf(row.created_at),
});

const sumsOf = (where: string) =>
  where === ""
    ? "SELECT name AS account, balance FROM account WHERE balance <> 0 ORDER BY name"
    : `SELECT e.account, sum(e.cents) AS balance FROM ledger_entry e ${where} GROUP BY e.account ORDER BY e.account`;

/** Whole transactions, so that every sum is zero. */
export const ledger = endpoint(contract.admin.ledger, {
  handle: async (c) => {
    const { page, payment, user } = await c.fields();
    const conditions = [...(payment ? [OF_PAYMENT] : []), ...(user ? [OF_USER] : [])];
    const where = conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "";
    const values = [...(payment ? [payment] : []), ...(user ? Array<number>(5).fill(user) : [])];
    const [count, accounts, entries] = await c.db.batch<unknown>([
      c.db
        .prepare(`SELECT ${where ? "count(*)" : "coalesce(max(e.id), 0)"} AS n FROM ledger_entry e ${where}`)
        .bind(...values),
      c.db.prepare(sumsOf(where)).bind(...values),
      c.db
        .prepare(
          `SELECT e.id, e.transaction_id, t.event, e.account, e.cents, t.payment_id, t.payout_id, t.created_at
           FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id ${where}
           ORDER BY e.id DESC LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`,
        )
        .bind(...values),
    ]);
    const sums = (accounts?.results ?? []) as { account: string; balance: number }[];
    return {
      count: (count?.results[0] as { n: number }).n,
      sum: formatMoney(sums.reduce((sum, { balance }) => sum + balance, 0)),
      accounts: sums.map(({ account, balance }) => ({ account, balance: formatMoney(balance) })),
      results: ((entries?.results ?? []) as EntryRow[]).map(entryOf),
    };
  },
});
