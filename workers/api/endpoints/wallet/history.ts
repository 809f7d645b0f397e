import { contract } from "~/api/contract";
import { balance, credits } from "~/domain/ledger";
import { formatMoney } from "~/domain/money";
import type { WalletEntry } from "~/domain/wallet";
import type { Database, Query } from "../../db/database";
import { invoicesJson, linksIn } from "../../db/invoice";
import { pageOfRows } from "../../db/page";
import { timeOf } from "../../db/person";
import { startAndEndOf } from "../../db/year";
import { endpoint } from "../../http/endpoint";

export interface EntryRow {
  id: number;
  created_at: number;
  kind: WalletEntry["kind"];
  account: string;
  cents: number;
  balance_after: number;
  payment_id: number | null;
  payout_id: number | null;
  job_id: number | null;
  invoices: string;
}

const KIND = `CASE
    WHEN t.event = 'chargeback_opened' THEN 'chargeback'
    WHEN t.event = 'chargeback_won' THEN 'chargeback_reversal'
    WHEN e.account LIKE 'credits:%' THEN
      CASE WHEN t.event = 'credits_topup' THEN 'credit_topup' WHEN e.cents < 0 THEN 'credit_spent' ELSE 'credit_refund' END
    WHEN t.event = 'payout_failed' THEN 'payout_reversal'
    WHEN t.event = 'payout_requested' THEN 'payout'
    WHEN t.event IN ('cancel_fee', 'no_show') THEN 'compensation'
    WHEN t.event = 'tip' THEN 'tip'
    ELSE 'release' END`;

// An early payout is one transaction in the ledger, but two entries here: the payout and its fee.
const ENTRIES = `
  SELECT 2 * e.id AS id, e.id AS entry, ${KIND} AS kind, t.created_at, t.payment_id, t.payout_id, e.account,
    e.cents + coalesce(f.fee, 0) AS cents, e.balance_after + coalesce(f.fee, 0) AS balance_after
  FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
    LEFT JOIN payout f ON f.id = t.payout_id AND t.event = 'payout_requested'
  WHERE e.account IN (?1, ?2)
  UNION ALL
  SELECT 2 * e.id + 1, e.id, 'payout_fee', t.created_at, t.payment_id, t.payout_id, e.account, -f.fee, e.balance_after
  FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
    JOIN payout f ON f.id = t.payout_id AND t.event = 'payout_requested' AND f.fee > 0
  WHERE e.account IN (?1, ?2)`;

const PAGE = `SELECT x.*, p.job_id, ${invoicesJson("v.payment_id = x.payment_id")} AS invoices FROM (${ENTRIES}) x LEFT JOIN payment p ON p.id = x.payment_id`;

export const entryOf = (row: EntryRow): WalletEntry => ({
  id: row.id,
  created_at: timeOf(row.created_at),
  kind: row.kind,
  amount: formatMoney(row.cents),
  account: row.account.startsWith("credits:") ? "credits" : "balance",
  balance_after: formatMoney(row.balance_after),
  payment: row.payment_id,
  payout: row.payout_id,
  job: row.job_id,
  invoices: linksIn(row.invoices),
});

export function entriesBefore(db: Database, user: number, before: number, take: number): Query {
  return db
    .prepare(`${PAGE} WHERE x.id < ?3 ORDER BY x.id DESC LIMIT ?4`)
    .bind(balance(user), credits(user), before, take);
}

/** `?3` an account, `?4` a kind, `?5` and `?6` a year's start and end; null means no filter. */
const NARROWED = `(?3 IS NULL OR x.account = ?3) AND (?4 IS NULL OR x.kind = ?4)
  AND (?5 IS NULL OR (x.created_at >= ?5 AND x.created_at < ?6))`;

export const history = endpoint(contract.wallet.history, {
  handle: async ({ db, viewer, ...c }) => {
    const { page, account, kind, year } = await c.fields();
    const own = { balance: balance(viewer.id), credits: credits(viewer.id) };
    const bound = [own.balance, own.credits, account ? own[account] : null, kind ?? null, ...startAndEndOf(year)];
    const { count, results } = await pageOfRows<EntryRow>(db, page, {
      count: db.prepare(`SELECT count(*) AS n FROM (${ENTRIES}) x WHERE ${NARROWED}`).bind(...bound),
      rows: (limit) => db.prepare(`${PAGE} WHERE ${NARROWED} ORDER BY x.id DESC ${limit}`).bind(...bound),
    });
    return { count, results: results.map(entryOf) };
  },
});
