import type { Chargeback } from "~/domain/money/chargeback";
import type { ChargebackStatus } from "~/domain/money/chargeback-life";
import { type Cents, formatMoney } from "~/domain/money/money";
import type { Database, Write } from "./database";
import { timeOf, timeOrNull } from "./person";
import { mustHold } from "./transaction";

export interface ChargebackRow {
  id: number;
  payment_id: number;
  status: ChargebackStatus;
  amount: Cents;
  set_apart: Cents;
  from_account: string | null;
  opened_at: number;
  closed_at: number | null;
}

export const isTakenBack = (payment: string): string =>
  `EXISTS (SELECT 1 FROM chargeback b WHERE b.payment_id = ${payment} AND b.status = 'open')`;

export const IS_TAKEN_BACK = isTakenBack("payment.id");

const WITH_CREDITS = `FROM payment s JOIN payment t ON t.payer_id = s.payer_id JOIN chargeback b ON b.payment_id = t.id
  WHERE s.credits_used > 0 AND s.kind IN ('bid', 'request') AND s.paid_at <= b.opened_at
    AND t.kind = 'credits' AND t.status = 'released'`;
const WAITS = "(s.status IN ('held', 'disputed') AND b.status = 'open' AND b.set_apart < b.amount)";
const ENDED = "(b.status = 'lost' AND s.status = 'refunded' AND s.refunded_at = b.closed_at)";

export const isWithBank = (payment: string): string =>
  `(${isTakenBack(payment)} OR EXISTS (SELECT 1 ${WITH_CREDITS} AND ${WAITS} AND s.id = ${payment}))`;

export const IS_WITH_BANK = isWithBank("payment.id");

export const mustNotBeTakenBack = (db: Database, payment: number): Write =>
  mustHold(db, `NOT ${isTakenBack("?1")}`, payment);

/** Includes the top-up that paid it, while the bank decides or if its loss ended the payment. */
export const chargebackJson = (payment: string): string =>
  `(SELECT json_object('status', status, 'amount', amount, 'set_apart', set_apart, 'from_account', from_account,
      'opened_at', opened_at, 'closed_at', closed_at, 'of_credits', of_credits)
    FROM (SELECT b.*, 0 AS of_credits FROM chargeback b WHERE b.payment_id = ${payment}
      UNION ALL SELECT b.id, b.provider, b.reference, s.id, b.status,
        min(s.credits_used, b.amount - iif(b.status = 'open', b.set_apart, 0)), 0, NULL, b.opened_at, b.closed_at, 1
        ${WITH_CREDITS} AND (${WAITS} OR ${ENDED}) AND s.id = ${payment})
    ORDER BY status = 'open' DESC, of_credits = 1 AND status = 'lost' DESC, of_credits, id DESC LIMIT 1)`;

type Latest = Omit<ChargebackRow, "id" | "payment_id"> & { of_credits: number };

export const chargebackIn = (json: string | null): Latest | null =>
  json === null ? null : (JSON.parse(json) as Latest);

export function chargebackOf(json: string | null): Chargeback | null {
  const row = chargebackIn(json);
  return (
    row && {
      status: row.status,
      amount: formatMoney(row.amount),
      from_balance: formatMoney(row.from_account?.startsWith("held:") ? 0 : row.set_apart),
      opened_at: timeOf(row.opened_at),
      closed_at: timeOrNull(row.closed_at),
    }
  );
}

export function chargebackWith(db: Database, provider: string, reference: string): Promise<ChargebackRow | null> {
  return db
    .prepare("SELECT * FROM chargeback WHERE provider = ? AND reference = ?")
    .bind(provider, reference)
    .first<ChargebackRow>();
}

interface NewChargeback {
  provider: string;
  reference: string;
  payment: number;
  amount: Cents;
}

export const insertChargeback = (
  db: Database,
  now: number,
  { provider, reference, payment, amount, setApart, from }: NewChargeback & { setApart: Cents; from: string | null },
): Write =>
  db
    .prepare(
      `INSERT INTO chargeback (provider, reference, payment_id, status, amount, set_apart, from_account, opened_at)
       VALUES (?, ?, ?, 'open', ?, ?, ?, ?)`,
    )
    .bind(provider, reference, payment, amount, setApart, from, now);

/** Won before its opening was known: the money never left. */
export const insertWonChargeback = (
  db: Database,
  now: number,
  { provider, reference, payment, amount }: NewChargeback,
): Write =>
  db
    .prepare(
      `INSERT INTO chargeback (provider, reference, payment_id, status, amount, set_apart, opened_at, closed_at)
       VALUES (?1, ?2, ?3, 'won', ?4, 0, ?5, ?5)`,
    )
    .bind(provider, reference, payment, amount, now);

/** Put `mustHaveChanged` right after it: more may have been set apart since it was read. */
export const closeChargeback = (
  db: Database,
  now: number,
  { id, set_apart }: Pick<ChargebackRow, "id" | "set_apart">,
  to: "won" | "lost",
): Write =>
  db
    .prepare("UPDATE chargeback SET status = ?, closed_at = ? WHERE id = ? AND status = 'open' AND set_apart = ?")
    .bind(to, now, id, set_apart);

export async function takenBackOf(db: Database, payment: number): Promise<{ amount: Cents; isOpen: boolean }> {
  const before = await db
    .prepare(
      `SELECT coalesce(sum(amount), 0) AS amount, coalesce(max(status = 'open'), 0) AS open
       FROM chargeback WHERE payment_id = ? AND status <> 'won'`,
    )
    .bind(payment)
    .first<{ amount: Cents; open: number }>();
  return { amount: before?.amount ?? 0, isOpen: before?.open === 1 };
}
