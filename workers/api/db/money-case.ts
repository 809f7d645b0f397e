import type { Cents } from "~/domain/money";
import type { MoneyCaseKind } from "~/domain/money-case";
import type { Database, Write } from "./database";
import { mustHaveChanged } from "./transaction";

interface NewCase {
  kind: MoneyCaseKind;
  provider: string;
  /** The provider's id of its subject: one case for each. */
  reference: string;
  event: string;
  payment?: number | null;
  payout?: number | null;
  cents: Cents;
  currency?: string;
}

export function openCase(db: Database, now: number, one: NewCase): Write {
  const { kind, provider, reference, event, payment = null, payout = null, cents, currency = "eur" } = one;
  return db
    .prepare(
      `INSERT OR IGNORE INTO money_case (kind, provider, reference, event, payment_id, payout_id, cents, currency, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(kind, provider, reference, event, payment, payout, cents, currency, now);
}

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
  { id, admin, note }: { id: number; admin: number; note: string },
): Write[] => [
  db
    .prepare("UPDATE money_case SET handled_at = ?, handled_by = ?, note = ? WHERE id = ? AND handled_at IS NULL")
    .bind(now, admin, note, id),
  mustHaveChanged(db),
];
