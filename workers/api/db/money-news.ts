import type { MoneyNews } from "~/domain/money/money-news";
import { isTakenBack } from "./chargeback";
import { advanced } from "./refunded";

interface PaymentsOf {
  where: string;
  role: "owner" | "helper";
}

/** `+` keeps the planner to the cases of these payments. */
export function moneyNewsJson({ where, role }: PaymentsOf): string {
  const ofOwner = `UNION ALL SELECT p.id, 'refund_failed', 1 FROM payment p
    JOIN money_case m ON m.payment_id = p.id AND +m.kind = 'refund_failed' AND m.handled_at IS NULL WHERE ${where}
    UNION ALL SELECT p.id, 'refunded_at_provider', 3 FROM payment p WHERE p.status = 'released' AND ${where} AND ${advanced("p.id")} > 0`;
  return `(SELECT json_object('payment', payment, 'kind', kind) FROM (
    SELECT p.id AS payment, 'charged_back' AS kind, 0 AS place FROM payment p WHERE ${where} AND ${isTakenBack("p.id")}
    ${role === "owner" ? ofOwner : ""}
    UNION ALL SELECT p.id, 'chargeback_lost', 2 FROM payment p
      JOIN chargeback k ON k.payment_id = p.id AND k.status = 'lost' WHERE ${where}
    UNION ALL SELECT p.id, 'withdrawn', 1 FROM payment p
      JOIN withdrawal w ON w.payment_id = p.id AND w.effect = 'answered' AND w.answered_at IS NULL
      WHERE p.status <> 'refunded' AND ${where})
    ORDER BY place, payment DESC LIMIT 1)`;
}

export const moneyNewsIn = (json: string | null): MoneyNews | null =>
  json === null ? null : (JSON.parse(json) as MoneyNews);
