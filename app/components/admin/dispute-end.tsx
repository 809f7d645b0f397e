import type { Dispute } from "~/domain/deals/dispute";
import { isDecidedByUs } from "~/domain/deals/dispute-life";
import { formatSum } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { divisionAfterAll, isExtraBack } from "~/domain/money/payment-deeds";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { ButtonLink } from "../ui/button-link";
import { AdminFacts } from "./admin-facts";
import { AdminLink } from "./admin-link";
import { AdminPanel } from "./admin-panel";

interface DisputeEndProps {
  payment: Payment;
  beside: readonly Payment[];
  dispute: Dispute;
}

export function DisputeEnd({ payment, beside, dispute }: DisputeEndProps) {
  const { t } = useTranslation(["admin", "adminPayment"]);
  const locale = useLocale();
  const { helper, placer } = divisionAfterAll([payment, ...beside]);
  const names = { payer: payment.payer.name, helper: payment.payee?.name ?? "" };
  const { released_at } = payment;
  const { ended, statement } = dispute;
  const facts = [
    ...(released_at === null ? [] : [{ name: t("resolve.toHelper", names), value: formatSum(helper, locale) }]),
    ...(placer === 0 ? [] : [{ name: t("resolve.toPayer", names), value: formatSum(placer, locale) }]),
  ];
  return (
    <AdminPanel
      title={t("dispute.ended")}
      aside={ended && <span className="text-ink-soft">{t(`adminPayment:ended.${ended}`)}</span>}
    >
      {facts.length > 0 ? <AdminFacts facts={facts} /> : <p>{t("dispute.letGo")}</p>}
      {isExtraBack(payment, beside) && <p>{t("dispute.extraWentBack")}</p>}
      {statement && (
        <>
          <h3 className="text-base">{t("adminPayment:statement")}</h3>
          <blockquote className="admin-words">{statement}</blockquote>
        </>
      )}
      {isDecidedByUs(ended) && (
        <p>
          <AdminLink to={`/admin/payments/${payment.id}`}>{t("dispute.log")}</AdminLink>
        </p>
      )}
      <ButtonLink variant="secondary" to="/admin">
        {t("decide.next")}
      </ButtonLink>
    </AdminPanel>
  );
}
