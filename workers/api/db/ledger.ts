import { type Entry, sumOf } from "~/domain/ledger";
import type { Database, Write } from "./database";
import { mustHold } from "./transaction";

interface Booking {
  event: string;
  /** Deduplicates the event (`released:12`): a second booking undoes its transaction. */
  key: string;
  entries: Entry[];
  payment?: number;
  payout?: number;
}

export function book(db: Database, now: number, { event, key, entries, payment, payout }: Booking): Write[] {
  if (sumOf(entries) !== 0) throw new Error(`${key} does not sum to zero`);
  return [
    db
      .prepare("INSERT INTO ledger_transaction (event, key, payment_id, payout_id, created_at) VALUES (?, ?, ?, ?, ?)")
      .bind(event, key, payment ?? null, payout ?? null, now),
    ...entries.map((entry) =>
      db
        .prepare(
          "INSERT INTO ledger_entry (transaction_id, account, cents) SELECT id, ?, ? FROM ledger_transaction WHERE key = ?",
        )
        .bind(entry.account, entry.cents, key),
    ),
  ];
}

/** In cents. */
export async function balanceOf(db: Database, account: string): Promise<number> {
  return (await db.prepare("SELECT balance FROM account WHERE name = ?").bind(account).first<number>("balance")) ?? 0;
}

export function mustHaveAtLeast(db: Database, account: string, cents: number): Write {
  return mustHold(db, "coalesce((SELECT balance FROM account WHERE name = ?1), 0) >= ?2", account, cents);
}

export function mustHaveAtMost(db: Database, account: string, cents: number): Write {
  return mustHold(db, "coalesce((SELECT balance FROM account WHERE name = ?1), 0) <= ?2", account, cents);
}
