import { contract } from "~/api/contract";
import { brand } from "~/brand";
import { maskIban } from "~/domain/iban";
import type { Language } from "~/domain/language";
import { balance, credits } from "~/domain/ledger";
import { type Cents, feePercent, formatMoney } from "~/domain/money";
import { nextPayoutDate, payoutSchedule, periodAt, toldSchedule } from "~/domain/payout-schedule";
import { payoutRefusal, type Wallet, type WalletEntry } from "~/domain/wallet";
import { IS_TAKEN_BACK } from "../../db/chargeback";
import type { Database, Query } from "../../db/database";
import { invoicesJson, linksIn } from "../../db/invoice";
import { pageOfRows } from "../../db/page";
import { type PaymentRow, paymentOf, paymentsWhere } from "../../db/payment";
import { timeOf } from "../../db/person";
import { HAS_TAX_DATA } from "../../db/tax-data";
import { startAndEndOf } from "../../db/year";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { type OpenedSession, openAtProvider } from "../../operations/money/checkout-session";
import { payoutKey } from "../../operations/money/payout-request";

interface WalletRow {
  iban: string | null;
  iban_changed_at: number | null;
  verification: string;
  tax_data: number;
  balance: number;
  credits: number;
  held: number;
  pending: number;
  set_apart: number;
  has_earned: number;
  paid: number;
}

const SELECT_WALLET = `SELECT u.iban, u.iban_changed_at, u.verification, ${HAS_TAX_DATA} AS tax_data,
    coalesce((SELECT balance FROM account WHERE name = ?2), 0) AS balance,
    coalesce((SELECT balance FROM account WHERE name = ?3), 0) AS credits,
    (SELECT coalesce(sum(helper_amount), 0) FROM payment WHERE payee_id = ?1 AND status IN ('held', 'disputed')
      AND NOT ${IS_TAKEN_BACK}) AS held,
    (SELECT coalesce(sum(set_apart), 0) FROM chargeback WHERE from_account = ?2 AND status = 'open'
      AND payment_id IN (SELECT id FROM payment WHERE payee_id = ?1)) AS set_apart,
    EXISTS (SELECT 1 FROM account WHERE name = ?2) AS has_earned,
    (SELECT coalesce(sum(net), 0) FROM payout WHERE user_id = ?1 AND status = 'requested') AS pending,
    EXISTS (SELECT 1 FROM ledger_transaction WHERE key = ?4) AS paid
  FROM user u WHERE u.id = ?1`;

export async function walletOf(env: Env, db: Database, user: number, now: number): Promise<Wallet> {
  const schedule = payoutSchedule(env.PAYOUT_DAY);
  const period = periodAt(now, schedule);
  const found = db.prepare(SELECT_WALLET).bind(user, balance(user), credits(user), payoutKey(period, user));
  const purse = (await found.first<WalletRow>()) ?? refuse("not_found");
  const verified = purse.verification === "verified";
  const next_payout_date = nextPayoutDate(now, schedule, purse.paid === 1 ? period : null);
  const isDirect = env.PAYMENT_MODE === "direct";
  const state = { ...purse, verified, tax_data: purse.tax_data === 1 };
  const refusal = payoutRefusal({ ...state, next_payout_date: isDirect ? null : next_payout_date }, now);
  return {
    balance: formatMoney(purse.balance),
    held: formatMoney(purse.held),
    pending: formatMoney(purse.pending),
    set_apart: formatMoney(purse.set_apart),
    has_earned: purse.has_earned === 1,
    credits: formatMoney(purse.credits),
    iban: purse.iban && maskIban(purse.iban),
    ...toldSchedule(schedule, now),
    next_payout_date,
    early_payout_fee_percent: feePercent,
    can_payout: refusal === null && !isDirect,
    refusal,
  };
}

export const own = endpoint(contract.wallet.own, {
  load: ({ db, env, now, viewer }) => walletOf(env, db, viewer.id, now),
  handle: (_, found) => found,
});

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

const HISTORY_KIND = `CASE
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

const HISTORY_PAGE = `SELECT x.*, p.job_id, ${invoicesJson("v.payment_id = x.payment_id")} AS invoices FROM (${ENTRIES}) x LEFT JOIN payment p ON p.id = x.payment_id`;

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
    .prepare(`${HISTORY_PAGE} WHERE x.id < ?3 ORDER BY x.id DESC LIMIT ?4`)
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
      rows: (limit) => db.prepare(`${HISTORY_PAGE} WHERE ${NARROWED} ORDER BY x.id DESC ${limit}`).bind(...bound),
    });
    return { count, results: results.map(entryOf) };
  },
});

const DESCRIPTION: Record<Language, string> = { nl: `Tegoed bij ${brand.name}`, en: `Credits at ${brand.name}` };

function insertPayment(
  db: Database,
  now: number,
  { user, amount }: { user: number; amount: Cents },
  at: OpenedSession,
) {
  return db
    .prepare(
      `INSERT INTO payment (kind, payer_id, amount, platform_cost, provider, session, redirect_url, created_at, expires_at)
       VALUES ('credits', ?, ?, 0, ?, ?, ?, ?, ?)`,
    )
    .bind(user, amount, at.provider, at.session, at.redirectUrl, now, at.expiresAt);
}

export const topUp = endpoint(contract.wallet.topUp, {
  handle: async (c) => {
    const { db, env, now, viewer, language } = c;
    const { amount } = await c.fields();
    if (env.PAYMENT_MODE === "direct") refuse("direct_mode");
    const at = await openAtProvider(c, {
      reference: `credits:${viewer.id}`,
      cents: amount,
      description: DESCRIPTION[language],
      chat: null,
    });
    const [, opened] = await c.tx
      .add(
        insertPayment(db, now, { user: viewer.id, amount }, at),
        paymentsWhere(db, viewer.id, "p.session = ?2", at.session),
      )
      .commit<PaymentRow>();
    return paymentOf(opened?.results[0] as PaymentRow, viewer.id, language);
  },
});
