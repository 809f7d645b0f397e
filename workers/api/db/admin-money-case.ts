import { type Cents, formatMoney } from "~/domain/money/money";
import type { MoneyCase } from "~/domain/money/money-case";
import type { Language } from "~/domain/values/language";
import type { Page } from "~/domain/values/page";
import type { Database, Query } from "./database";
import { heldOf } from "./held-money";
import { pageOfRows } from "./page";
import { canTake } from "./payment";
import { jobIsDisputed } from "./payment-standing";
import { cardOf, personJson, timeOf, timeOrNull } from "./person";

export interface CaseRow {
  id: number;
  kind: MoneyCase["kind"];
  provider: string;
  reference: string;
  event: string;
  payment_id: number | null;
  payout_id: number | null;
  title: string | null;
  user_id: number | null;
  user: string | null;
  cents: Cents;
  currency: string;
  created_at: number;
  handled_at: number | null;
  handled_by: number | null;
  handler: string | null;
  note: string | null;
  involved: number;
  held: Cents;
  asked: Cents | null;
  acceptable: number;
}

const SELECT = `SELECT m.id, m.kind, m.provider, m.reference, m.event, m.payment_id, m.payout_id, j.title, u.id AS user_id,
    ${personJson("u")} AS user, m.cents, m.currency, m.created_at, m.handled_at, m.handled_by, ${personJson("h")} AS handler, m.note,
    (?1 IN (coalesce(p.payer_id, 0), coalesce(p.payee_id, 0), coalesce(o.user_id, 0))) AS involved, ${heldOf("p.job_id")} AS held, m.asked,
    (m.kind = 'other_amount' AND m.handled_at IS NULL AND m.currency = 'eur' AND m.cents >= m.asked AND p.session = m.reference AND p.${canTake("succeed")}
      AND NOT (p.kind = 'request' AND ${jobIsDisputed("p.job_id")})) AS acceptable
  FROM money_case m LEFT JOIN payment p ON p.id = m.payment_id LEFT JOIN payout o ON o.id = m.payout_id
  LEFT JOIN job j ON j.id = p.job_id LEFT JOIN user u ON u.id = coalesce(p.payer_id, o.user_id)
  LEFT JOIN user h ON h.id = m.handled_by`;

const casesWhere = (db: Database, admin: number, condition: string, ...values: unknown[]): Query =>
  db.prepare(`${SELECT} WHERE ${condition}`).bind(admin, ...values);

export function listCases(
  db: Database,
  admin: number,
  page: number,
  { handled = null, payment = null }: { handled?: boolean | null; payment?: number | null },
): Promise<Page<CaseRow>> {
  const bound = [handled === null ? null : Number(handled), payment];
  const condition = (first: number) =>
    `(?${first} IS NULL OR (m.handled_at IS NOT NULL) = ?${first}) AND (?${first + 1} IS NULL OR m.payment_id = ?${first + 1})`;
  return pageOfRows<CaseRow>(db, page, {
    count: db.prepare(`SELECT count(*) AS n FROM money_case m WHERE ${condition(1)}`).bind(...bound),
    rows: (limit) =>
      casesWhere(db, admin, `${condition(2)} ORDER BY m.handled_at IS NOT NULL, m.id DESC ${limit}`, ...bound),
  });
}

export const findCase = (db: Database, admin: number, id: number): Promise<CaseRow | null> =>
  casesWhere(db, admin, "m.id = ?2", id).first<CaseRow>();

export const caseOf = (row: CaseRow, language: Language): MoneyCase => ({
  id: row.id,
  kind: row.kind,
  provider: row.provider,
  reference: row.reference,
  event: row.event,
  payment: row.payment_id,
  payout: row.payout_id,
  title: row.title,
  user: row.user_id === null ? null : cardOf(row.user, row.user_id, language),
  amount: formatMoney(row.cents),
  currency: row.currency,
  created_at: timeOf(row.created_at),
  handled_at: timeOrNull(row.handled_at),
  handled_by: row.handled_by === null ? null : cardOf(row.handler, row.handled_by, language),
  note: row.note,
  involved: row.involved === 1,
  held: formatMoney(row.held),
  asked: row.asked === null ? null : formatMoney(row.asked),
  acceptable: row.acceptable === 1,
});
