import { type Entry, sumOf } from "~/domain/ledger";
import type { Database, Write } from "./database";
import { mustHold } from "./transaction";

interface Booking {
  event: string;
  /** What makes the event one event: `released:12`. A second booking with it undoes its batch. */
  key: string;
  entries: Entry[];
  payment?: number;
  payout?: number;
}

/** Statements that book one transaction of the ledger. Goes in the batch of the state change that causes it. */
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

/** The balance of an account, in cents; 0 for one that was never booked on. */
export async function balanceOf(db: Database, account: string): Promise<number> {
  return (await db.prepare("SELECT balance FROM account WHERE name = ?").bind(account).first<number>("balance")) ?? 0;
}

/** Undoes the batch unless the account holds that much at that point. */
export function mustHaveAtLeast(db: Database, account: string, cents: number): Write {
  return mustHold(db, "coalesce((SELECT balance FROM account WHERE name = ?1), 0) >= ?2", account, cents);
}
