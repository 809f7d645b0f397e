import { contract } from "~/api/contract";
import { balance, credits } from "~/domain/ledger";
import { formatMoney } from "~/domain/money";
import { PAGE_SIZE } from "~/domain/page";
import type { WalletEntry } from "~/domain/wallet";
import type { Database, Query } from "../../db/database";
import { timeOf } from "../../db/person";
import { endpoint } from "../../http/endpoint";

export interface EntryRow {
  id: number;
  created_at: number;
  event: string;
  account: string;
  cents: number;
  balance_after: number;
  payment_id: number | null;
  payout_id: number | null;
  job_id: number | null;
  is_fee: number;
}

const OWN = "FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id WHERE e.account IN (?1, ?2)";

// An early payout is one transaction in the ledger and two entries here: the payout and its fee.
const ENTRIES = `
  SELECT 2 * e.id AS id, e.id AS entry, t.event, t.created_at, t.payment_id, t.payout_id, e.account, 0 AS is_fee,
    e.cents + coalesce(f.fee, 0) AS cents, e.balance_after + coalesce(f.fee, 0) AS balance_after
  FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
    LEFT JOIN payout f ON f.id = t.payout_id AND t.event = 'payout_requested'
  WHERE e.account IN (?1, ?2)
  UNION ALL
  SELECT 2 * e.id + 1, e.id, t.event, t.created_at, t.payment_id, t.payout_id, e.account, 1, -f.fee, e.balance_after
  FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
    JOIN payout f ON f.id = t.payout_id AND t.event = 'payout_requested' AND f.fee > 0
  WHERE e.account IN (?1, ?2)`;

const COUNT = `SELECT
  (SELECT count(*) ${OWN}) +
  (SELECT count(*) FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
     JOIN payout f ON f.id = t.payout_id AND t.event = 'payout_requested' AND f.fee > 0 WHERE e.account IN (?1, ?2)) AS n`;

const PAGE = `SELECT x.*, p.job_id FROM (${ENTRIES}) x LEFT JOIN payment p ON p.id = x.payment_id`;

function kindOf({ event, cents, account, is_fee }: EntryRow): WalletEntry["kind"] {
  if (account.startsWith("credits:")) {
    if (event === "credits_topup") return "credit_topup";
    return cents < 0 ? "credit_spent" : "credit_refund";
  }
  if (event === "payout_failed") return "payout_reversal";
  if (event !== "payout_requested") return "release";
  return is_fee === 1 ? "payout_fee" : "payout";
}

export const entryOf = (row: EntryRow): WalletEntry => ({
  id: row.id,
  created_at: timeOf(row.created_at),
  kind: kindOf(row),
  amount: formatMoney(row.cents),
  account: row.account.startsWith("credits:") ? "credits" : "balance",
  balance_after: formatMoney(row.balance_after),
  payment: row.payment_id,
  payout: row.payout_id,
  job: row.job_id,
});

export function entriesBefore(db: Database, user: number, before: number, take: number): Query {
  return db
    .prepare(`${PAGE} WHERE x.id < ?3 ORDER BY x.id DESC LIMIT ?4`)
    .bind(balance(user), credits(user), before, take);
}

export const history = endpoint(contract.wallet.history, {
  handle: async ({ db, viewer, ...c }) => {
    const { page } = await c.fields();
    const own = [balance(viewer.id), credits(viewer.id)];
    const [count, rows] = await db.batch<EntryRow & { n: number }>([
      db.prepare(COUNT).bind(...own),
      db.prepare(`${PAGE} ORDER BY x.id DESC LIMIT ?3 OFFSET ?4`).bind(...own, PAGE_SIZE, (page - 1) * PAGE_SIZE),
    ]);
    return { count: count?.results[0]?.n ?? 0, results: (rows?.results ?? []).map(entryOf) };
  },
});
