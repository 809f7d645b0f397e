import { type AdminPayout, DUE_BLOCKS, type DuePayout } from "~/domain/admin/admin-payout";
import { maskIban } from "~/domain/money/iban";
import { type Cents, formatMoney } from "~/domain/money/money";
import { MIN_PAYOUT_CENTS, type Payout, payoutRefusal } from "~/domain/money/wallet";
import type { Language } from "~/domain/values/language";
import type { Page } from "~/domain/values/page";
import type { Database, Query } from "./database";
import { pageOfRows } from "./page";
import { type PayoutRow, payoutOf } from "./payout";
import { cardOf, personJson } from "./person";
import { HAS_TAX_DATA } from "./tax-data";

interface Account {
  user: string;
  verification: string;
  account_iban: string | null;
  iban_changed_at: number | null;
  tax_data: number;
  balance: Cents;
}

export interface AdminPayoutRow extends PayoutRow, Account {
  retried_as: number | null;
}

export const retryKey = (payout: number): string => `payout_retry:${payout}`;

const ACCOUNT = `${personJson("u")} AS user, u.verification, u.iban AS account_iban, u.iban_changed_at, ${HAS_TAX_DATA} AS tax_data`;

const payoutsWhere = (db: Database, admin: number, condition: string, ...values: unknown[]): Query =>
  db
    .prepare(
      `SELECT o.*, ${ACCOUNT}, coalesce((SELECT a.balance FROM account a WHERE a.name = 'balance:' || o.user_id), 0) AS balance,
         (SELECT t.payout_id FROM ledger_transaction t WHERE t.key = 'payout_retry:' || o.id) AS retried_as
       FROM payout o JOIN user u ON u.id = o.user_id WHERE ${condition}`,
    )
    .bind(admin, ...values);

const stateOf = (row: Account) => ({
  verified: row.verification === "verified",
  iban: row.account_iban,
  iban_changed_at: row.iban_changed_at,
  balance: row.balance,
  tax_data: row.tax_data === 1,
  next_payout_date: null,
});

export function retryRefusal(row: AdminPayoutRow, now: number): AdminPayout["refusal"] {
  if (row.status !== "failed") return "transition";
  if (row.retried_as !== null) return "already_done";
  const refusal = payoutRefusal(stateOf(row), now);
  if (refusal !== null && refusal !== "payout_soon") return refusal;
  return row.balance < row.amount ? "nothing_to_pay_out" : null;
}

interface Reader {
  admin: number;
  language: Language;
  now: number;
}

export const adminPayoutOf = (row: AdminPayoutRow, { admin, language, now }: Reader): AdminPayout => ({
  ...payoutOf(row),
  user: cardOf(row.user, row.user_id, language),
  balance: formatMoney(row.balance),
  iban_now: row.account_iban && maskIban(row.account_iban),
  refusal: retryRefusal(row, now),
  retried_as: row.retried_as,
  involved: row.user_id === admin,
});

export interface DueRow extends Account {
  user_id: number;
}

const DUE = `FROM account a JOIN user u ON u.id = CAST(substr(a.name, 9) AS INTEGER)
  WHERE a.name >= 'balance:' AND a.name < 'balance;' AND a.balance >= ${MIN_PAYOUT_CENTS} AND u.status <> 'deleted'`;

function blockOf(row: Account, now: number): DuePayout["block"] {
  const refusal = payoutRefusal(stateOf(row), now);
  return DUE_BLOCKS.find((block) => block === refusal) ?? null;
}

export const dueOf = (row: DueRow, { language, now }: Omit<Reader, "admin">): DuePayout => ({
  user: cardOf(row.user, row.user_id, language),
  amount: formatMoney(row.balance),
  iban: row.account_iban && maskIban(row.account_iban),
  block: blockOf(row, now),
});

export function listPayouts(
  db: Database,
  admin: number,
  page: number,
  { status = null, user = null }: { status?: Payout["status"] | null; user?: number | null },
): Promise<Page<AdminPayoutRow>> {
  const isSelected = (first: number) =>
    `(?${first} IS NULL OR o.status = ?${first}) AND (?${first + 1} IS NULL OR o.user_id = ?${first + 1})`;
  return pageOfRows<AdminPayoutRow>(db, page, {
    count: db.prepare(`SELECT count(*) AS n FROM payout o WHERE ${isSelected(1)}`).bind(status, user),
    rows: (limit) => payoutsWhere(db, admin, `${isSelected(2)} ORDER BY o.id DESC ${limit}`, status, user),
  });
}

export const findPayout = (db: Database, admin: number, id: number): Promise<AdminPayoutRow | null> =>
  payoutsWhere(db, admin, "o.id = ?2", id).first<AdminPayoutRow>();

export const listDue = (db: Database, admin: number, page: number): Promise<Page<DueRow>> =>
  pageOfRows<DueRow>(db, page, {
    count: db.prepare(`SELECT count(*) AS n ${DUE}`),
    rows: (limit) =>
      db
        .prepare(`SELECT u.id AS user_id, a.balance, ${ACCOUNT} ${DUE} ORDER BY a.balance DESC, u.id ${limit}`)
        .bind(admin),
  });
