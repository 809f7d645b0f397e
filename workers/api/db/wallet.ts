import { balance, credits } from "~/domain/money/ledger";
import type { Cents } from "~/domain/money/money";
import type { WalletEntry } from "~/domain/money/wallet";
import type { Page } from "~/domain/values/page";
import { IS_WITH_BANK } from "./chargeback";
import type { Database, Query, Write } from "./database";
import { invoicesJson } from "./invoice";
import { openWithdrawalsOf } from "./open-withdrawal";
import { pageOfRows } from "./page";
import type { CheckoutSession } from "./payment";
import { jobIsDisputed } from "./payment-standing";
import type { PayoutRow } from "./payout";
import { refundsUnderway } from "./refunded";
import { HAS_TAX_DATA } from "./tax-data";
import { startAndEndOf } from "./year";

interface WalletRow {
  iban: string | null;
  iban_changed_at: number | null;
  verification: string;
  tax_data: number;
  balance: number;
  credits: number;
  held: number;
  frozen: number;
  pending: number;
  set_apart: number;
  owed: number;
  paid_held: number;
  open_withdrawals: number;
  refunding: number;
  has_earned: number;
  paid: number;
}

const SELECT_WALLET = `SELECT u.iban, u.iban_changed_at, u.verification, ${HAS_TAX_DATA} AS tax_data,
    coalesce((SELECT balance FROM account WHERE name = ?2), 0) AS balance,
    coalesce((SELECT balance FROM account WHERE name = ?3), 0) AS credits,
    (SELECT coalesce(sum(helper_amount), 0) FROM payment WHERE payee_id = ?1 AND status IN ('held', 'disputed')
      AND NOT ${IS_WITH_BANK}) AS held,
    (SELECT coalesce(sum(helper_amount), 0) FROM payment WHERE payee_id = ?1 AND status IN ('held', 'disputed')
      AND NOT ${IS_WITH_BANK} AND (paused_at IS NOT NULL OR ${jobIsDisputed("payment.job_id")})) AS frozen,
    (SELECT coalesce(sum(set_apart), 0) FROM chargeback WHERE from_account = ?2 AND status = 'open'
      AND payment_id IN (SELECT id FROM payment WHERE payee_id = ?1))
      + (SELECT coalesce(sum(helper_amount), 0) FROM payment WHERE payee_id = ?1 AND status IN ('held', 'disputed')
        AND ${IS_WITH_BANK}) AS set_apart,
    (SELECT coalesce(sum(balance), 0) FROM account
      WHERE name IN (SELECT 'held:' || id FROM payment WHERE payer_id = ?1)) AS paid_held,
    (SELECT coalesce(sum(balance), 0) FROM account
      WHERE name IN (SELECT 'owed:' || id FROM payment WHERE payer_id = ?1)) AS owed, ${openWithdrawalsOf("?1")} AS open_withdrawals,
    ${refundsUnderway("?1", "?5")} AS refunding,
    EXISTS (SELECT 1 FROM account WHERE name = ?2) AS has_earned,
    (SELECT coalesce(sum(net), 0) FROM payout WHERE user_id = ?1 AND status = 'requested') AS pending,
    EXISTS (SELECT 1 FROM ledger_transaction WHERE key = ?4) AS paid
  FROM user u WHERE u.id = ?1`;

export const findWallet = (
  db: Database,
  user: number,
  { payoutKey, now }: { payoutKey: string; now: number },
): Promise<WalletRow | null> =>
  db.prepare(SELECT_WALLET).bind(user, balance(user), credits(user), payoutKey, now).first<WalletRow>();

interface AccountRow {
  iban: string | null;
  iban_changed_at: number | null;
  paid: number;
  tax_data: number;
}

const SELECT_ACCOUNT = `SELECT u.iban, u.iban_changed_at, EXISTS (SELECT 1 FROM ledger_transaction WHERE key = ?2) AS paid,
    ${HAS_TAX_DATA} AS tax_data
  FROM user u WHERE u.id = ?1`;

export const findPayoutAccount = (db: Database, user: number, payoutKey: string): Promise<AccountRow | null> =>
  db.prepare(SELECT_ACCOUNT).bind(user, payoutKey).first<AccountRow>();

export async function pendingPayoutsOf(db: Database, user: number): Promise<Cents> {
  const sum = db.prepare("SELECT coalesce(sum(net), 0) AS n FROM payout WHERE user_id = ? AND status = 'requested'");
  return (await sum.bind(user).first<number>("n")) ?? 0;
}

export function listPayoutsOf(db: Database, user: number, page: number): Promise<Page<PayoutRow>> {
  const own = "FROM payout WHERE user_id = ?";
  return pageOfRows<PayoutRow>(db, page, {
    count: db.prepare(`SELECT count(*) AS n ${own}`).bind(user),
    rows: (limit) => db.prepare(`SELECT * ${own} ORDER BY id DESC ${limit}`).bind(user),
  });
}

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
  job_title: string | null;
  chargeback: WalletEntry["chargeback"];
  withdrawn: number;
  extra: number;
  invoices: string;
}

const HISTORY_KIND = `CASE
    WHEN t.event IN ('chargeback_opened', 'credits_reclaimed') THEN 'chargeback'
    WHEN t.event = 'chargeback_won' THEN 'chargeback_reversal'
    WHEN e.account LIKE 'credits:%' THEN
      CASE WHEN t.event = 'credits_topup' THEN 'credit_topup' WHEN e.cents < 0 AND t.event NOT IN ('refund_elsewhere', 'refund_counted') THEN 'credit_spent' ELSE 'credit_refund' END
    WHEN t.event = 'payout_failed' THEN 'payout_reversal'
    WHEN t.event = 'payout_requested' THEN 'payout'
    WHEN t.event IN ('cancel_fee', 'no_show') THEN 'compensation'
    WHEN t.event = 'tip' THEN 'tip'
    ELSE 'release' END`;

// An early payout is one transaction in the ledger, but two entries here.
const ENTRIES = `
  SELECT 2 * e.id AS id, e.id AS entry, ${HISTORY_KIND} AS kind, t.created_at, t.payment_id, t.payout_id, e.account,
    e.cents + coalesce(f.fee, 0) AS cents, e.balance_after + coalesce(f.fee, 0) AS balance_after
  FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
    LEFT JOIN payout f ON f.id = t.payout_id AND t.event = 'payout_requested'
  WHERE e.account IN (?1, ?2)
  UNION ALL
  SELECT 2 * e.id + 1, e.id, 'payout_fee', t.created_at, t.payment_id, t.payout_id, e.account, -f.fee, e.balance_after
  FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
    JOIN payout f ON f.id = t.payout_id AND t.event = 'payout_requested' AND f.fee > 0
  WHERE e.account IN (?1, ?2)`;

const HISTORY_PAGE = `SELECT x.*, p.job_id, (SELECT title FROM job WHERE id = p.job_id) AS job_title,
  (SELECT k.status FROM chargeback k WHERE k.payment_id = x.payment_id ORDER BY k.rowid DESC LIMIT 1) AS chargeback,
  EXISTS (SELECT 1 FROM withdrawal w WHERE w.payment_id = x.payment_id AND w.effect = 'answered' AND w.answered_at IS NULL
    AND p.status <> 'refunded') AS withdrawn, p.kind = 'request' AND coalesce(p.for_price, 0) = 0 AS extra, ${invoicesJson("v.payment_id = x.payment_id")} AS invoices FROM (${ENTRIES}) x LEFT JOIN payment p ON p.id = x.payment_id`;

export function entriesBefore(db: Database, user: number, before: number, take: number): Query {
  return db
    .prepare(`${HISTORY_PAGE} WHERE x.id < ?3 ORDER BY x.id DESC LIMIT ?4`)
    .bind(balance(user), credits(user), before, take);
}

const NARROWED = `(?3 IS NULL OR x.account = ?3) AND (?4 IS NULL OR x.kind = ?4)
  AND (?5 IS NULL OR (x.created_at >= ?5 AND x.created_at < ?6))`;

interface Filter {
  account?: WalletEntry["account"];
  kind?: WalletEntry["kind"];
  year?: number;
}

export function listHistory(
  db: Database,
  user: number,
  page: number,
  { account, kind, year }: Filter,
): Promise<Page<EntryRow>> {
  const own = { balance: balance(user), credits: credits(user) };
  const bound = [own.balance, own.credits, account ? own[account] : null, kind ?? null, ...startAndEndOf(year)];
  return pageOfRows<EntryRow>(db, page, {
    count: db.prepare(`SELECT count(*) AS n FROM (${ENTRIES}) x WHERE ${NARROWED}`).bind(...bound),
    rows: (limit) => db.prepare(`${HISTORY_PAGE} WHERE ${NARROWED} ORDER BY x.id DESC ${limit}`).bind(...bound),
  });
}

export const insertTopUp = (
  db: Database,
  now: number,
  { id, user, amount }: { id: number; user: number; amount: Cents },
  at: CheckoutSession,
): Write =>
  db
    .prepare(
      `INSERT INTO payment (id, kind, payer_id, amount, platform_cost, fee_percent, provider, session, redirect_url, created_at, expires_at)
       VALUES (?, 'credits', ?, ?, 0, 0, ?, ?, ?, ?, ?)`,
    )
    .bind(id, user, amount, at.provider, at.session, at.redirectUrl, now, at.expiresAt);
