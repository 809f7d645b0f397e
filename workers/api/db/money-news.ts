import { type Cents, formatMoney } from "~/domain/money/money";
import type { MoneyNews } from "~/domain/money/money-news";
import { isTakenBack } from "./chargeback";
import { advanced, feeWithdrawn } from "./refunded";

interface PaymentsOf {
  where: string;
  role: "owner" | "helper";
}

/** D1 allows five parts of a compound SELECT. `+` keeps the planner to the cases of these payments. */
export function moneyNewsJson({ where, role }: PaymentsOf): string {
  const [back, fee] = [advanced("p.id"), feeWithdrawn("p.id")];
  const ofOwner = `UNION ALL SELECT p.id, 'refund_failed', 1 FROM payment p
    JOIN money_case m ON m.payment_id = p.id AND +m.kind = 'refund_failed' AND m.handled_at IS NULL WHERE ${where}
    UNION ALL SELECT p.id, iif(p.status = 'released' AND ${back} > ${fee}, 'refunded_at_provider', 'fee_back'), 3 FROM payment p
      WHERE p.status IN ('held', 'disputed', 'released') AND ${where} AND iif(p.status = 'released', ${back}, ${fee}) > 0`;
  const waiting = `FROM payment p JOIN withdrawal w ON w.payment_id = p.id AND w.effect = 'answered' AND w.answered_at IS NULL
      WHERE p.status <> 'refunded' AND ${where}`;
  return `(SELECT json_object('payment', payment, 'kind', kind, 'back', iif(kind = 'refunded_at_provider', ${advanced("payment")} - ${feeWithdrawn("payment")}, NULL), 'withdrawn', iif(kind = 'withdrawn', NULL, (SELECT max(p.id) ${waiting}))) FROM (
    SELECT p.id AS payment, 'charged_back' AS kind, 0 AS place FROM payment p WHERE ${where} AND ${isTakenBack("p.id")}
    ${role === "owner" ? ofOwner : ""}
    UNION ALL SELECT p.id, 'chargeback_lost', 2 FROM payment p
      JOIN chargeback k ON k.payment_id = p.id AND k.status = 'lost' WHERE ${where}
    UNION ALL SELECT p.id, 'withdrawn', 1 ${waiting})
    ORDER BY place, payment DESC LIMIT 1)`;
}

interface StoredNews extends Pick<MoneyNews, "payment" | "kind"> {
  back: Cents | null;
  withdrawn: number | null;
}

export function moneyNewsIn(json: string | null): MoneyNews | null {
  if (json === null) return null;
  const { payment, kind, back, withdrawn } = JSON.parse(json) as StoredNews;
  return {
    payment,
    kind,
    ...(back !== null && { amount: formatMoney(back) }),
    ...(withdrawn !== null && { withdrawn }),
  };
}
