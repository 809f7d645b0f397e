import { balance, payoutRequested } from "~/domain/ledger";
import { type Cents, feeOf } from "~/domain/money";
import { PAYOUT_MINIMUM } from "~/domain/wallet";
import { book, mustHaveAtLeast, mustHaveAtMost } from "../../db/ledger";
import { enqueue } from "../../db/outbox";
import type { Transaction } from "../../db/transaction";

export const payoutKey = (period: string, user: number): string => `${payoutsOf(period)}:${user}`;
export const payoutsOf = (period: string): string => `payout_day:${period}`;

interface PayoutOrder {
  user: number;
  iban: string;
  amount: Cents;
  early: boolean;
  key?: string;
}

/**
 * Moves money from a balance towards the bank. `ConflictError` if the balance is too low, or if less than the minimum
 * is not all of it: small sums would round the fee to nothing. The id is read first, since the ledger names the account
 * by it; a concurrent payout with the same id undoes this one.
 */
export async function requestPayout(tx: Transaction, now: number, order: PayoutOrder): Promise<number> {
  const { db } = tx;
  const id = (await db.prepare("SELECT coalesce(max(id), 0) + 1 AS id FROM payout").first<number>("id")) ?? 1;
  const { user, iban, amount, early, key = `payout_requested:${id}` } = order;
  const fee = early ? feeOf(amount) : 0;
  await tx
    .add(
      mustHaveAtLeast(db, balance(user), amount),
      ...(amount < PAYOUT_MINIMUM ? [mustHaveAtMost(db, balance(user), amount)] : []),
      db
        .prepare(
          "INSERT INTO payout (id, user_id, amount, fee, net, early, iban, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(id, user, amount, fee, amount - fee, early ? 1 : 0, iban, now),
      ...book(db, now, {
        event: "payout_requested",
        key,
        entries: payoutRequested(id, user, amount, early),
        payout: id,
      }),
      enqueue(db, now, { key: `payout:${id}`, kind: "provider", payload: { order: "payout", payout: id } }),
    )
    .commit();
  return id;
}
