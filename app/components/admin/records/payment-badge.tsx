import { isChargedBack, isKeptByPayer } from "~/domain/money/chargeback-life";
import { awaitsAnswer } from "~/domain/money/deal-money";
import type { BadgedPayment, Payment } from "~/domain/money/payment";
import { isBackAtProvider, isPartlyRefunded, isRefundFailed } from "~/domain/money/payment-life";
import { letGoOf } from "~/domain/money/payment-request";
import { useTranslation } from "~/locales/use-translation";
import { Badge } from "../../ui/badge";
import { PAYMENT_TONES } from "./tones";

type Shown = BadgedPayment & Pick<Payment, "refund_failed">;

export function PaymentBadge({ payment }: { payment: Shown }) {
  const { t } = useTranslation("adminRecords");
  const standing = <StandingBadge payment={payment} />;
  if (!awaitsAnswer(payment)) return standing;
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone="attention">{t("payments.withdrawn")}</Badge>
      {standing}
    </span>
  );
}

function StandingBadge({ payment }: { payment: Shown }) {
  const { t } = useTranslation("adminRecords");
  const letGo = letGoOf(payment);
  if (letGo) return <Badge tone="neutral">{t(`payments.${letGo}`)}</Badge>;
  const status = payment.job_disputed ? "disputed" : payment.status;
  if (isChargedBack(payment)) return <Badge tone="danger">{t("payments.chargedBack")}</Badge>;
  if (isKeptByPayer(payment)) return <Badge tone="neutral">{t("payments.chargebackLost")}</Badge>;
  if (isRefundFailed(payment)) return <Badge tone="attention">{t("payments.refundFailed")}</Badge>;
  if (isBackAtProvider(payment)) return <Badge tone="neutral">{t("payments.backAtProvider")}</Badge>;
  if (isPartlyRefunded(payment)) return <Badge tone="neutral">{t("payments.partlyRefunded")}</Badge>;
  return <Badge tone={PAYMENT_TONES[status]}>{t(`payments.statuses.${status}`)}</Badge>;
}
