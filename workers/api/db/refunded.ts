import type { Cents } from "~/domain/money/money";
import type { Database, Write } from "./database";
import { mustHold } from "./transaction";

/** `+` keeps the planner off the index of accounts, which has every entry of `outside` and `platform`. */
const centsOf = (account: string, condition: string) => `coalesce((SELECT sum(e.cents) FROM ledger_transaction l
  JOIN ledger_entry e ON e.transaction_id = l.id WHERE +e.account = ${account} AND ${condition}), 0)`;

const ORDERS = `l.payment_id = ?1
  AND l.event IN ('refunded', 'no_show', 'cancel_fee', 'split', 'chargeback_lost', 'refund_counted', 'other_amount_back')`;
/** Keys have a whole number, and D1 binds numbers as reals. */
const FORMER = "'refunded:' || CAST(?1 AS INTEGER) || ':'";
const OTHER = "'other_amount_back:' || CAST(?1 AS INTEGER) || ':'";
const begins = (start: string) => `substr(l.key, 1, length(${start})) = ${start}`;
const WAS_ELSEWHERE =
  "EXISTS (SELECT 1 FROM ledger_transaction m WHERE m.key = 'refund_elsewhere' || substr(l.key, length('refund_failed') + 1))";

const keyOfFormer = (payment: string) => `'refunded:' || ${payment} || ':'`;
const ofFormer = (payment: string) =>
  `l.payment_id = ${payment} AND l.event = 'refunded' AND ${begins(keyOfFormer(payment))}`;

/** SQL of the money that went back over former sessions of a request. Takes the name of a column. */
export const returnedJson = (payment: string): string => `(SELECT json_group_array(
    json_object('cents', e.cents, 'price', f.amount, 'at', l.created_at, 'on_hold', f.on_hold) ORDER BY l.id)
  FROM ledger_transaction l JOIN ledger_entry e ON e.transaction_id = l.id
  JOIN former_session f ON f.session = substr(l.key, 1 + length(${keyOfFormer(payment)}))
  WHERE ${ofFormer(payment)} AND +e.account = 'outside')`;

/** `when` is a condition on the transaction `l`. */
export const hasReturned = (payment: string, when = "1"): string =>
  `EXISTS (SELECT 1 FROM ledger_transaction l WHERE ${ofFormer(payment)} AND ${when})`;

export const firstReturned = (payment: string): string =>
  `(SELECT min(l.created_at) FROM ledger_transaction l WHERE ${ofFormer(payment)})`;

interface OrderOf {
  session?: string | undefined;
  other?: boolean | undefined;
}

export const refundKey = (payment: number, session?: string, other = false): string =>
  ["refund", payment, ...(session === undefined ? [] : [session]), ...(other ? ["other"] : [])].join(":");

export const feeRefundKey = (payment: number): string => `${refundKey(payment)}:withdrawal`;

const FEE_BOOKING = "refund_elsewhere:withdrawal:";
export const feeBookingKey = (payment: number): string => `${FEE_BOOKING}${payment}`;

export const feeBookingOf = (payment: string): string => `('${FEE_BOOKING}' || CAST(${payment} AS INTEGER))`;

export const feeWithdrawn = (payment: string): string =>
  `-${centsOf("'platform'", `l.key = ${feeBookingOf(payment)}`)}`;

export async function orderedBack(
  db: Database,
  payment: number,
  { session, other = false }: OrderOf = {},
): Promise<Cents> {
  const of =
    session === undefined ? `NOT (${begins(FORMER)} OR ${begins(OTHER)})` : `l.key = ${other ? OTHER : FORMER} || ?2`;
  const query = db.prepare(`SELECT ${centsOf("'outside'", `${ORDERS} AND ${of}`)} AS cents`);
  return (await query.bind(payment, ...(session === undefined ? [] : [session])).first<Cents>("cents")) ?? 0;
}

/** A bank takes a few working days. */
const BANK_DAYS = 7;
const BANK_MS = BANK_DAYS * 24 * 3600 * 1000;

/** SQL: cents that a payer gets back and may not have yet. Takes names of parameters. */
export const refundsUnderway = (payer: string, now: string): string =>
  `max(0, (SELECT coalesce(sum(e.cents), 0) FROM payment y JOIN ledger_transaction l ON l.payment_id = y.id
    JOIN ledger_entry e ON e.transaction_id = l.id
    WHERE y.payer_id = ${payer} AND l.created_at > ${now} - ${BANK_MS} AND +e.account = 'outside'
      AND l.event IN ('refunded', 'no_show', 'cancel_fee', 'split', 'other_amount_back', 'refund_failed')))`;

export async function orderedNotFailed(db: Database, payment: number): Promise<Cents> {
  const failed = `l.payment_id = ?1 AND l.event = 'refund_failed' AND NOT ${WAS_ELSEWHERE}`;
  const query = db.prepare(
    `SELECT ${centsOf("'outside'", ORDERS)} + ${centsOf("'outside'", failed)} + ${centsOf("'outside'", `l.key = '${FEE_BOOKING}' || CAST(?1 AS INTEGER)`)} AS cents`,
  );
  return (await query.bind(payment).first<Cents>("cents")) ?? 0;
}

export const owedPartOf = (key: string): string => `${key}:owed`;

export const madeElsewhereFor = async (db: Database, key: string): Promise<Cents> =>
  (await db
    .prepare(`SELECT ${centsOf("'outside'", "l.key IN (?1, ?2)")} AS cents`)
    .bind(key, owedPartOf(key))
    .first<Cents>("cents")) ?? 0;

export const advanced = (payment: string): string =>
  `-${centsOf("'platform'", `l.payment_id = ${payment} AND l.event IN ('refund_elsewhere', 'refund_counted')`)}`;

export const TAKEN_FROM_CREDITS = `iif(p.kind = 'credits',
  -${centsOf("'credits:' || p.payer_id", "l.payment_id = p.id AND l.event = 'refund_elsewhere'")}, 0)`;

/** Others may refund more at the provider after the payment was read. */
export const mustHaveAdvanced = (db: Database, payment: { id: number; advanced: Cents }): Write =>
  mustHold(db, `${advanced("?1")} = ?2`, payment.id, payment.advanced);
