import { maskIban } from "~/domain/money/iban";
import { type Cents, formatMoney } from "~/domain/money/money";
import type { Payout } from "~/domain/money/wallet";
import type { Database, Write } from "./database";
import { enqueue } from "./outbox";
import { timeOf, timeOrNull } from "./person";
import { mustHold } from "./transaction";

export interface PayoutRow {
  id: number;
  user_id: number;
  amount: Cents;
  fee: Cents;
  net: Cents;
  early: number;
  status: Payout["status"];
  iban: string;
  created_at: number;
  paid_at: number | null;
}

export function payoutWithId(db: Database, id: number): Promise<PayoutRow | null> {
  return db.prepare("SELECT * FROM payout WHERE id = ?").bind(id).first<PayoutRow>();
}

export function payoutOf(row: PayoutRow): Payout {
  return {
    id: row.id,
    amount: formatMoney(row.amount),
    fee: formatMoney(row.fee),
    net: formatMoney(row.net),
    early: row.early === 1,
    status: row.status,
    iban: maskIban(row.iban),
    created_at: timeOf(row.created_at),
    paid_at: timeOrNull(row.paid_at),
  };
}

type NewPayout = Pick<PayoutRow, "id" | "user_id" | "amount" | "fee" | "iban"> & { early: boolean };

export const insertPayout = (db: Database, now: number, { id, user_id, amount, fee, early, iban }: NewPayout): Write =>
  db
    .prepare(
      "INSERT INTO payout (id, user_id, amount, fee, net, early, iban, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(id, user_id, amount, fee, amount - fee, early ? 1 : 0, iban, now);

interface PayoutMove {
  to: Payout["status"];
  paidAt: number | null;
}

export const updatePayoutStatus = (
  db: Database,
  { id, status }: Pick<PayoutRow, "id" | "status">,
  { to, paidAt }: PayoutMove,
): Write =>
  db.prepare("UPDATE payout SET status = ?, paid_at = ? WHERE id = ? AND status = ?").bind(to, paidAt, id, status);

export const mustHavePayoutStatus = (db: Database, { id, status }: Pick<PayoutRow, "id" | "status">): Write =>
  mustHold(db, "(SELECT status FROM payout WHERE id = ?1) = ?2", id, status);

export function enqueueTakeBack(
  db: Database,
  now: number,
  { payout, provider, setApart }: { payout: number; provider: string; setApart: string },
): Write {
  const payload = JSON.stringify({ order: "take_back", provider, set_apart: setApart });
  return enqueue(db, now, {
    kind: "provider",
    key: "'take_back:' || id",
    payload: "?2",
    rows: { from: "FROM payout WHERE id = ?1 AND status IN ('requested', 'paid')", values: [payout, payload] },
  });
}

/** A claimed order may be at the provider. */
const UNCLAIMED = "attempts = 0 AND delivered_at IS NULL AND failed_at IS NULL";

export async function recallablePayouts(db: Database, user: number): Promise<PayoutRow[]> {
  const recallable = db
    .prepare(
      `SELECT p.* FROM payout p WHERE p.user_id = ? AND p.status = 'requested'
       AND EXISTS (SELECT 1 FROM outbox WHERE key = 'payout:' || p.id AND ${UNCLAIMED}) ORDER BY p.id DESC`,
    )
    .bind(user);
  return (await recallable.all<PayoutRow>()).results;
}

/** Put `mustHaveChanged` right after it: a delivery may have claimed the order. */
export const deletePayoutOrder = (db: Database, payout: number): Write =>
  db.prepare(`DELETE FROM outbox WHERE key = ? AND ${UNCLAIMED}`).bind(`payout:${payout}`);

export const cancelPayout = (db: Database, payout: number): Write =>
  db.prepare("UPDATE payout SET status = 'failed' WHERE id = ? AND status = 'requested'").bind(payout);
