import { expect } from "vitest";
import { db } from "./money";

const NEVER = {
  "a transaction that does not sum to zero":
    "SELECT transaction_id FROM ledger_entry GROUP BY transaction_id HAVING sum(cents) <> 0",
  "an account below zero":
    "SELECT name FROM account WHERE balance < 0 AND name NOT IN ('outside', 'platform', 'platform:loss')",
  "a payment of which another sum is held or set apart than its status says": `SELECT p.id, p.status, h.balance, t.balance FROM payment p
    LEFT JOIN account h ON h.name = 'held:' || p.id LEFT JOIN account t ON t.name = 'taken:' || p.id
    LEFT JOIN chargeback b ON b.payment_id = p.id AND b.status = 'open'
    WHERE coalesce(h.balance, 0) <> iif(p.status IN ('held', 'disputed') AND b.id IS NULL, p.amount + p.platform_cost, 0)
      OR coalesce(t.balance, 0) <> coalesce(b.set_apart, 0)
      OR (b.id IS NOT NULL AND p.status IN ('held', 'disputed') AND b.set_apart <> p.amount + p.platform_cost)`,
  "a helper who has more of a payment than it says": `SELECT p.id FROM payment p WHERE p.payee_id IS NOT NULL AND (
    SELECT coalesce(sum(e.cents), 0) FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
    WHERE t.payment_id = p.id AND e.account = 'balance:' || p.payee_id) > iif(p.released_at IS NULL, 0, p.helper_amount)`,
  "money of another amount without its case": `SELECT a.name, a.balance FROM account a
    LEFT JOIN (SELECT payment_id, sum(cents) AS cents FROM money_case
      WHERE kind = 'other_amount' AND currency = 'eur' AND handled_at IS NULL GROUP BY payment_id) m ON a.name = 'unmatched:' || m.payment_id
    WHERE a.name LIKE 'unmatched:%' AND a.balance <> coalesce(m.cents, 0)`,
  "a loss that the lost chargebacks do not explain": `SELECT a.balance FROM (SELECT
      coalesce((SELECT balance FROM account WHERE name = 'platform:loss'), 0) AS balance) a
    WHERE a.balance <> (SELECT coalesce(sum(set_apart - amount), 0) FROM chargeback WHERE status = 'lost' AND set_apart < amount)`,
  "an open chargeback of another status than its case": `SELECT b.id FROM chargeback b
    LEFT JOIN money_case m ON m.kind = 'chargeback' AND m.reference = b.reference
    WHERE b.status = 'open' AND m.handled_at IS NOT NULL`,
} as const;

export async function expectNone(never: Record<string, string>): Promise<void> {
  const found = await db.batch(Object.values(never).map((sql) => db.prepare(sql)));
  const wrong = Object.keys(never).flatMap((name, at) =>
    found[at]?.results.length ? [[name, found[at]?.results]] : [],
  );
  expect(wrong).toEqual([]);
}

export const expectWhole = (more: Record<string, string> = {}): Promise<void> => expectNone({ ...NEVER, ...more });
