import type { Cents } from "~/domain/money/money";
import { startOfDayInAmsterdam } from "~/domain/values/calendar";
import type { Database } from "./database";
import { type PaymentRow, paymentsWhere } from "./payment";
import type { PayoutRow } from "./payout";
import { firstReturned, hasReturned } from "./refunded";
import { startAndEndOf } from "./year";

export interface QuarterRow {
  id: number;
  name: string;
  email: string;
  iban: string | null;
  address: string | null;
  kvk: string | null;
  vat: string | null;
  tax_data: number;
  quarter: number;
  fees: number;
  net: number;
  count: number;
}

const EARNED = `
  WITH paid AS (
    SELECT payee_id, 1 + (released_at >= ?2) + (released_at >= ?3) + (released_at >= ?4) AS quarter, id, job_id, kind, helper_fee, helper_amount
    FROM payment INDEXED BY payment_released WHERE payee_id IS NOT NULL AND released_at >= ?1 AND released_at < ?5)
  SELECT u.id, iif(u.business = 1, coalesce(u.company, u.name), u.name) AS name, u.email, u.iban, paid.quarter,
    coalesce(iif(u.business = 1, u.business_address, NULL),
      nullif(trim(coalesce(u.zipcode, '') || ' ' || coalesce(u.city, '')), '')) AS address,
    iif(u.business = 1, u.kvk, NULL) AS kvk, iif(u.business = 1, u.vat, NULL) AS vat,
    EXISTS (SELECT 1 FROM tax_data t WHERE t.user_id = u.id) AS tax_data,
    sum(paid.helper_fee) AS fees, sum(paid.helper_amount) AS net,
    count(DISTINCT CASE WHEN paid.kind <> 'tip' AND paid.helper_amount > 0 THEN coalesce(paid.job_id, -paid.id) END) AS count
  FROM paid JOIN user u ON u.id = paid.payee_id WHERE ?6 IS NULL OR paid.quarter = ?6 GROUP BY u.id, paid.quarter ORDER BY u.id, paid.quarter`;

const starts = (year: number) =>
  [`${year}-01-01`, `${year}-04-01`, `${year}-07-01`, `${year}-10-01`, `${year + 1}-01-01`].map(startOfDayInAmsterdam);

export const earnedByQuarter = async (db: Database, year: number, quarter?: number): Promise<QuarterRow[]> =>
  (
    await db
      .prepare(EARNED)
      .bind(...starts(year), quarter ?? null)
      .all<QuarterRow>()
  ).results;

const RELEASED = `p.payee_id = ?1 AND p.released_at >= ?2 AND p.released_at < ?3
  ORDER BY p.released_at, p.id`;
const VAT = `SELECT i.payment_id, sum(iif(i.corrects_id IS NULL, i.vat, -i.vat)) AS vat
  FROM payment p JOIN invoice i ON i.payment_id = p.id
  WHERE p.payee_id = ?1 AND p.released_at >= ?2 AND p.released_at < ?3 GROUP BY i.payment_id ORDER BY i.payment_id`;
const PAID_OUT = `SELECT * FROM payout WHERE user_id = ?1 AND status <> 'failed' AND created_at >= ?2 AND created_at < ?3
  ORDER BY id`;
const PAID = `p.payer_id = ?1 AND p.kind <> 'credits' AND p.status IN ('held', 'disputed', 'released', 'refunded')
  AND p.paid_at >= ?2 AND p.paid_at < ?3 ORDER BY p.paid_at, p.id`;
/** `+` keeps the planner to the entries of the payment. */
const BACK = `(SELECT coalesce(max(0, min(p.amount + p.platform_cost, p.amount + p.platform_cost + sum(e.cents))), p.refunded_amount)
  FROM ledger_transaction l JOIN ledger_entry e ON e.transaction_id = l.id
  WHERE l.payment_id = p.id AND +e.account IN ('outside', 'credits:' || p.payer_id))`;
const BACK_OF_PAID = `SELECT p.id, ${BACK} AS back FROM payment p WHERE ${PAID}`;
const RETURNED = `p.payer_id = ?1 AND p.kind = 'request' AND ${hasReturned("p.id")}`;
const FIRST = `SELECT min(at) AS at FROM (SELECT min(released_at) AS at FROM payment WHERE payee_id = ?1
  UNION ALL SELECT min(paid_at) FROM payment WHERE payer_id = ?1
  UNION ALL SELECT min(${firstReturned("p.id")}) FROM payment p WHERE p.payer_id = ?1 AND p.kind = 'request')`;

export async function earningsOf(db: Database, user: number, year: number) {
  const [start, end] = startAndEndOf(year);
  const [released, paid, returned, back, paidOut, vat, first] = await db.batch<unknown>([
    paymentsWhere(db, user, RELEASED, start, end),
    paymentsWhere(db, user, PAID, start, end),
    paymentsWhere(db, user, RETURNED),
    db.prepare(BACK_OF_PAID).bind(user, start, end),
    db.prepare(PAID_OUT).bind(user, start, end),
    db.prepare(VAT).bind(user, start, end),
    db.prepare(FIRST).bind(user),
  ]);
  return {
    released: (released?.results ?? []) as PaymentRow[],
    paid: (paid?.results ?? []) as PaymentRow[],
    returned: (returned?.results ?? []) as PaymentRow[],
    back: new Map((back?.results as { id: number; back: Cents }[]).map((row) => [row.id, row.back])),
    paidOut: (paidOut?.results ?? []) as PayoutRow[],
    vat: (vat?.results ?? []) as { payment_id: number; vat: Cents }[],
    first: (first?.results[0] as { at: number | null }).at,
  };
}
