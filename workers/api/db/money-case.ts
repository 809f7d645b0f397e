import type { Cents } from "~/domain/money/money";
import type { MoneyCaseKind, OtherAmountOutcome } from "~/domain/money/money-case-life";
import type { Database, Write } from "./database";
import { IS_UNPAID, isUnpaid, UNPAID_REFERENCE } from "./deal";
import { mustHaveChanged } from "./transaction";

interface NewCase {
  kind: MoneyCaseKind;
  provider: string;
  reference: string;
  event: string;
  payment?: number | null;
  payout?: number | null;
  cents: Cents;
  currency?: string;
  asked?: Cents;
}

export function openCase(db: Database, now: number, one: NewCase): Write {
  const {
    kind,
    provider,
    reference,
    event,
    payment = null,
    payout = null,
    cents,
    currency = "eur",
    asked = null,
  } = one;
  return db
    .prepare(
      `INSERT OR IGNORE INTO money_case (kind, provider, reference, event, payment_id, payout_id, cents, currency, asked, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(kind, provider, reference, event, payment, payout, cents, currency, asked, now);
}

export const openUnpaidCase = (db: Database, now: number, payment: number): Write =>
  db
    .prepare(
      `INSERT OR IGNORE INTO money_case (kind, provider, reference, event, payment_id, cents, currency, created_at)
       SELECT 'unpaid_work', p.provider, ${UNPAID_REFERENCE}, 'unpaid_work', p.id, p.amount, 'eur', ?2
       FROM payment p JOIN job j ON j.id = p.job_id WHERE p.id = ?1 AND ${IS_UNPAID}`,
    )
    .bind(payment, now);

export const closeSettledCases = (db: Database, now: number): Write =>
  db
    .prepare(
      `UPDATE money_case SET handled_at = ?1 WHERE kind = 'unpaid_work' AND handled_at IS NULL AND NOT ${isUnpaid("payment_id")}`,
    )
    .bind(now);

export function settleCase(
  db: Database,
  now: number,
  { kind, provider, reference, note }: Pick<NewCase, "kind" | "provider" | "reference"> & { note: string },
): Write {
  return db
    .prepare(
      `UPDATE money_case SET handled_at = ?1, note = ?2
       WHERE kind = ?3 AND provider = ?4 AND reference = ?5 AND handled_at IS NULL`,
    )
    .bind(now, note, kind, provider, reference);
}

export const handleCase = (
  db: Database,
  now: number,
  { id, admin, note, outcome = null }: { id: number; admin: number; note: string; outcome?: OtherAmountOutcome | null },
): Write[] => [
  db
    .prepare(
      "UPDATE money_case SET handled_at = ?, handled_by = ?, note = ?, outcome = ? WHERE id = ? AND handled_at IS NULL",
    )
    .bind(now, admin, note, outcome, id),
  mustHaveChanged(db),
];

/** The bank returned a paid payout. Put with the statements that make it fail. */
export const openReturnedCase = (
  db: Database,
  now: number,
  { provider, payout, event }: { provider: string; payout: number; event: { id: string; type: string } },
): Write =>
  db
    .prepare(
      `INSERT OR IGNORE INTO money_case (kind, provider, reference, event, payout_id, cents, currency, created_at)
       SELECT 'payout_returned', ?2, ?3, ?4, id, net, 'eur', ?5 FROM payout WHERE id = ?1 AND status = 'paid'`,
    )
    .bind(payout, provider, event.id, event.type, now);

export const settleFailedRefund = (
  db: Database,
  now: number,
  { reference, payment, cents }: { reference: string; payment: number; cents: Cents },
): Write =>
  db
    .prepare(
      `UPDATE money_case SET handled_at = ?1, note = ?2 WHERE id = (SELECT min(id) FROM money_case
         WHERE kind = 'refund_failed' AND payment_id = ?3 AND cents = ?4 AND handled_at IS NULL)`,
    )
    .bind(now, reference, payment, cents);

export const isUnmatched = async (db: Database, provider: string, reference: string): Promise<boolean> =>
  (await db
    .prepare("SELECT 1 FROM money_case WHERE kind = 'unmatched' AND provider = ? AND reference = ?")
    .bind(provider, reference)
    .first()) !== null;

export const isAnyUnmatched = async (
  db: Database,
  provider: string,
  references: readonly [string, string, string],
): Promise<boolean> =>
  (await db
    .prepare("SELECT 1 FROM money_case WHERE kind = 'unmatched' AND provider = ?1 AND reference IN (?2, ?3, ?4)")
    .bind(provider, ...references)
    .first()) !== null;

interface OtherAmount {
  id: number;
  cents: Cents;
  asked: Cents;
  currency: string;
  handled_at: number | null;
}

export const otherAmountOf = (db: Database, provider: string, session: string): Promise<OtherAmount | null> =>
  db
    .prepare(
      "SELECT id, cents, asked, currency, handled_at FROM money_case WHERE kind = 'other_amount' AND provider = ? AND reference = ?",
    )
    .bind(provider, session)
    .first<OtherAmount>();

export const settleOtherAmount = (db: Database, now: number, { id, note }: { id: number; note: string }): Write[] => [
  db
    .prepare("UPDATE money_case SET handled_at = ?, note = ?, outcome = 'refund' WHERE id = ? AND handled_at IS NULL")
    .bind(now, note, id),
  mustHaveChanged(db),
];
