import { maskIban } from "~/domain/iban";
import { type Cents, formatMoney } from "~/domain/money";
import type { Payout } from "~/domain/wallet";
import type { Database } from "./database";
import { timeOf, timeOrNull } from "./person";

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
