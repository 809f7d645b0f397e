import { awaitsAnswer } from "~/domain/money/deal-money";
import type { MoneyCase } from "~/domain/money/money-case";
import type { Payment } from "~/domain/money/payment";
import { useTranslation } from "~/locales/use-translation";
import { DeskLink } from "../desk-link";
import { DeskMoment } from "../desk-moment";
import { DeskPanel } from "../desk-panel";
import { stateOf } from "./withdrawals-page";

interface PaymentMattersProps {
  payment: Payment;
  cases: readonly MoneyCase[];
}

export function PaymentMatters({ payment, cases }: PaymentMattersProps) {
  const { id, withdrawn } = payment;
  const { t } = useTranslation(["adminPayment", "adminQueue", "adminMoney"]);
  const asked = withdrawn?.effect === "answered" ? withdrawn : null;
  if (!asked && cases.length === 0) return null;
  return (
    <DeskPanel title={t("matters")}>
      <ul className="grid gap-3">
        {asked && (
          <li>
            <p className="desk-said-head">
              <DeskLink to={`/admin/withdrawals/${id}`}>{t("withdrawal")}</DeskLink>
              <DeskMoment at={asked.at} />
            </p>
            <p>
              {t(`adminQueue:state.${stateOf({ answer: asked.answer ?? null, refunded: !awaitsAnswer(payment) })}`)}
            </p>
          </li>
        )}
        {cases.map(({ id: number, kind, created_at, handled_at }) => (
          <li key={number}>
            <p className="desk-said-head">
              <DeskLink to={`/admin/money/${number}`}>{t("adminMoney:number", { id: number })}</DeskLink>
              <DeskMoment at={created_at} />
            </p>
            <p>
              {t(`adminMoney:kind.${kind}`)} · {t(handled_at ? "adminMoney:handled" : "adminMoney:open")}
            </p>
          </li>
        ))}
      </ul>
    </DeskPanel>
  );
}
