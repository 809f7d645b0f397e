import type { Chargeback } from "~/domain/chargeback";
import type { ChargebackStatus } from "~/domain/chargeback-life";
import { type Cents, formatMoney } from "~/domain/money";
import type { Database } from "./database";
import { timeOf, timeOrNull } from "./person";

export interface ChargebackRow {
  id: number;
  payment_id: number;
  status: ChargebackStatus;
  amount: Cents;
  set_apart: Cents;
  from_account: string | null;
  opened_at: number;
  closed_at: number | null;
}

export const isTakenBack = (payment: string): string =>
  `EXISTS (SELECT 1 FROM chargeback b WHERE b.payment_id = ${payment} AND b.status = 'open')`;

export const IS_TAKEN_BACK = isTakenBack("payment.id");

export const chargebackJson = (payment: string): string =>
  `(SELECT json_object('status', b.status, 'amount', b.amount, 'set_apart', b.set_apart, 'from_account', b.from_account,
      'opened_at', b.opened_at, 'closed_at', b.closed_at)
    FROM chargeback b WHERE b.payment_id = ${payment} ORDER BY b.id DESC LIMIT 1)`;

type Latest = Omit<ChargebackRow, "id" | "payment_id">;

export const chargebackIn = (json: string | null): Latest | null =>
  json === null ? null : (JSON.parse(json) as Latest);

export function chargebackOf(json: string | null): Chargeback | null {
  const row = chargebackIn(json);
  return (
    row && {
      status: row.status,
      amount: formatMoney(row.amount),
      from_balance: formatMoney(row.from_account?.startsWith("held:") ? 0 : row.set_apart),
      opened_at: timeOf(row.opened_at),
      closed_at: timeOrNull(row.closed_at),
    }
  );
}

export function chargebackWith(db: Database, provider: string, reference: string): Promise<ChargebackRow | null> {
  return db
    .prepare("SELECT * FROM chargeback WHERE provider = ? AND reference = ?")
    .bind(provider, reference)
    .first<ChargebackRow>();
}
