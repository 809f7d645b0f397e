import { awaitsAnswer } from "~/domain/money/deal-money";
import type { MoneyCase } from "~/domain/money/money-case";
import type { Payment } from "~/domain/money/payment";
import { useTranslation } from "~/locales/use-translation";
import { AdminLink } from "../admin-link";
import { AdminMoment } from "../admin-moment";
import { AdminPanel } from "../admin-panel";
import { stateOf } from "./withdrawals-page";

interface PaymentMattersProps {
  payment: Payment;
  cases: readonly MoneyCase[];
}

export function PaymentMatters({ payment, cases }: PaymentMattersProps) {
  const { id, withdrawn } = payment;
  const { t } = useTranslation(["adminPayment", "adminQueue", "adminMoney"]);
  const withdrawal = withdrawn?.effect === "answered" ? withdrawn : null;
  if (!withdrawal && cases.length === 0) return null;
  return (
    <AdminPanel title={t("matters")}>
      <ul className="grid gap-3">
        {withdrawal && (
          <li>
            <p className="admin-said-head">
              <AdminLink to={`/admin/withdrawals/${id}`}>{t("withdrawal")}</AdminLink>
              <AdminMoment at={withdrawal.at} />
            </p>
            <p>
              {t(
                `adminQueue:state.${stateOf({ answer: withdrawal.answer ?? null, refunded: !awaitsAnswer(payment) })}`,
              )}
            </p>
          </li>
        )}
        {cases.map(({ id: number, kind, created_at, handled_at }) => (
          <li key={number}>
            <p className="admin-said-head">
              <AdminLink to={`/admin/money/${number}`}>{t("adminMoney:number", { id: number })}</AdminLink>
              <AdminMoment at={created_at} />
            </p>
            <p>
              {t(`adminMoney:kind.${kind}`)} · {t(handled_at ? "adminMoney:handled" : "adminMoney:open")}
            </p>
          </li>
        ))}
      </ul>
    </AdminPanel>
  );
}
