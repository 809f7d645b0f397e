import { isChargedBack, isKeptByPayer } from "~/domain/money/chargeback-life";
import type { Payment } from "~/domain/money/payment";
import { isBackAtProvider, isPartlyRefunded } from "~/domain/money/payment-life";
import { useTranslation } from "~/locales/use-translation";
import { Badge } from "../../ui/badge";
import { PAYMENT_TONES } from "./tones";

type Shown = Pick<
  Payment,
  "status" | "chargeback" | "refunded_amount" | "refunded_at_provider" | "amount_with_platform_cost"
>;

/** In the order of the badge that the parties see. */
export function PaymentBadge({ payment }: { payment: Shown }) {
  const { t } = useTranslation("adminRecords");
  const { status } = payment;
  if (isChargedBack(payment)) return <Badge tone="danger">{t("payments.chargedBack")}</Badge>;
  if (isKeptByPayer(payment)) return <Badge tone="neutral">{t("payments.chargebackLost")}</Badge>;
  if (isBackAtProvider(payment)) return <Badge tone="neutral">{t("payments.backAtProvider")}</Badge>;
  if (isPartlyRefunded(payment)) return <Badge tone="neutral">{t("payments.partlyRefunded")}</Badge>;
  return <Badge tone={PAYMENT_TONES[status]}>{t(`payments.statuses.${status}`)}</Badge>;
}
