import { balance, payoutRequested } from "~/domain/money/ledger";
import { type Cents, FEE_PERCENT, feeOf } from "~/domain/money/money";
import { MIN_PAYOUT_CENTS } from "~/domain/money/wallet";
import { book, mustHaveAtLeast, mustHaveAtMost } from "../../db/ledger";
import { mustNotBeStopped } from "../../db/money-stop";
import { enqueue } from "../../db/outbox";
import { insertPayout } from "../../db/payout";
import { reservePayoutId } from "../../db/reserved-id";
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

/** Less than the minimum must be all of the balance: small sums would round the fee to nothing. */
export async function requestPayout(tx: Transaction, now: number, order: PayoutOrder): Promise<number> {
  const { db } = tx;
  const id = await reservePayoutId(db);
  const { user, iban, amount, early, key = `payout_requested:${id}` } = order;
  const fee = early ? feeOf(amount, FEE_PERCENT) : 0;
  await tx
    .add(
      mustNotBeStopped(db),
      mustHaveAtLeast(db, balance(user), amount),
      ...(amount < MIN_PAYOUT_CENTS ? [mustHaveAtMost(db, balance(user), amount)] : []),
      insertPayout(db, now, { id, user_id: user, amount, fee, early, iban }),
      ...book(db, now, {
        event: "payout_requested",
        key,
        entries: payoutRequested(id, user, amount, fee),
        payout: id,
      }),
      enqueue(db, now, { key: `payout:${id}`, kind: "provider", payload: { order: "payout", payout: id } }),
    )
    .commit();
  return id;
}
