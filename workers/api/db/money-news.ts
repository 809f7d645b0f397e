import type { MoneyNews } from "~/domain/money/money-news";
import { isTakenBack } from "./chargeback";

interface PaymentsOf {
  where: string;
  role: "owner" | "helper";
}

/** `+` keeps the planner to the cases of these payments. */
export function moneyNewsJson({ where, role }: PaymentsOf): string {
  const failed = `UNION ALL SELECT p.id, 'refund_failed', 1 FROM payment p
    JOIN money_case m ON m.payment_id = p.id AND +m.kind = 'refund_failed' AND m.handled_at IS NULL WHERE ${where}`;
  return `(SELECT json_object('payment', payment, 'kind', kind) FROM (
    SELECT p.id AS payment, 'charged_back' AS kind, 0 AS place FROM payment p WHERE ${where} AND ${isTakenBack("p.id")}
    ${role === "owner" ? failed : ""}
    UNION ALL SELECT p.id, 'chargeback_lost', 2 FROM payment p
      JOIN chargeback k ON k.payment_id = p.id AND k.status = 'lost' WHERE ${where})
    ORDER BY place, payment DESC LIMIT 1)`;
}

export const moneyNewsIn = (json: string | null): MoneyNews | null =>
  json === null ? null : (JSON.parse(json) as MoneyNews);
