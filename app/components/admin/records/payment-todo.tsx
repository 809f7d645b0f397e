import { isDisputed } from "~/domain/money/deal-money";
import type { Payment } from "~/domain/money/payment";
import { paymentDeeds } from "~/domain/money/payment-deeds";
import { isHeld, isOverdue } from "~/domain/money/payment-life";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../../ui/alert";
import { ChoiceLinks } from "../choice-links";
import { DeskPanel } from "../desk-panel";

export function PaymentTodo({ payment, involved, now }: { payment: Payment; involved: boolean; now: number }) {
  const { t } = useTranslation(["adminPayment", "admin"]);
  const { id, status, paused_at } = payment;
  if (involved)
    return (
      <Alert tone="info" title={t("admin:involved.title")}>
        {t("admin:involved.text")}
      </Alert>
    );
  const deeds = paymentDeeds(payment, now);
  return (
    <DeskPanel title={t("todo")}>
      {isHeld(status) && paused_at && (
        <Alert tone="warning" title={t("paused")}>
          {t(isOverdue(payment, now) ? "overdueText" : "pausedText")}
        </Alert>
      )}
      {!isHeld(status) && <p className="text-ink-soft">{t(isDisputed(status) ? "disputed" : "notHeld")}</p>}
      <ChoiceLinks
        label={t("todo")}
        choices={deeds.map((deed) => ({
          to: `/admin/payments/${id}/${deed}`,
          text: t(`deeds.${deed}.choice`),
          hint: t(`deeds.${deed}.hint`),
        }))}
      />
    </DeskPanel>
  );
}
