import { isChargedBack } from "~/domain/money/chargeback-life";
import type { Payment } from "~/domain/money/payment";
import { useTranslation } from "~/locales/use-translation";
import { Badge } from "../../ui/badge";
import { PAYMENT_TONES } from "./tones";

export function PaymentBadge({ payment }: { payment: Pick<Payment, "status" | "chargeback"> }) {
  const { t } = useTranslation("adminRecords");
  const { status } = payment;
  if (isChargedBack(payment)) return <Badge tone="danger">{t("payments.chargedBack")}</Badge>;
  return <Badge tone={PAYMENT_TONES[status]}>{t(`payments.statuses.${status}`)}</Badge>;
}
