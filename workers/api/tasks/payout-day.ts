import { dayInAmsterdam } from "~/domain/calendar";
import { PAYOUT_MINIMUM } from "~/domain/wallet";
import { requestPayout } from "../changes/money/payout-request";
import type { Database } from "../db/database";
import { ConflictError, isUnique, Transaction } from "../db/transaction";

interface Earner {
  id: number;
  iban: string;
  balance: number;
}

/** Verified, with an IBAN and at least the minimum balance, and not paid under this key yet. */
const EARNERS = `SELECT u.id, u.iban, a.balance FROM account a JOIN user u ON u.id = CAST(substr(a.name, 9) AS INTEGER)
  WHERE a.name >= 'balance:' AND a.name < 'balance;' AND a.balance >= ?1
    AND u.verification = 'verified' AND u.iban IS NOT NULL AND u.status <> 'deleted' AND (?2 IS NULL OR u.id = ?2)
    AND NOT EXISTS (SELECT 1 FROM ledger_transaction t WHERE t.key = ?3 || ':' || u.id)
  ORDER BY u.id`;

interface Day {
  user?: number;
  /** Deduplicates payouts; by default the month. */
  name?: string;
}

/** Pays out every whole balance without fee. Idempotent within a month. */
export async function payOutToAll(db: Database, now: number, { user, name }: Day = {}): Promise<number> {
  const day = name ?? `payout_day:${dayInAmsterdam(now).slice(0, 7)}`;
  const { results } = await db
    .prepare(EARNERS)
    .bind(PAYOUT_MINIMUM, user ?? null, day)
    .all<Earner>();
  let done = 0;
  for (const { id, iban, balance } of results) {
    try {
      await requestPayout(new Transaction(db), now, {
        user: id,
        iban,
        amount: balance,
        early: false,
        key: `${day}:${id}`,
      });
      done++;
    } catch (error) {
      // A concurrent payout was first: the next run sees what is left.
      if (
        !(error instanceof ConflictError) &&
        !isUnique(error, "payout.id") &&
        !isUnique(error, "ledger_transaction.key")
      ) {
        throw error;
      }
    }
  }
  return done;
}
