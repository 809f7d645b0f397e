import type { Payment } from "~/domain/money/payment";
import { useTranslation } from "~/locales/use-translation";
import { Badge } from "../../ui/badge";
import { PAYMENT_TONES } from "./tones";

export function PaymentBadge({ status }: Pick<Payment, "status">) {
  const { t } = useTranslation("adminRecords");
  return <Badge tone={PAYMENT_TONES[status]}>{t(`payments.statuses.${status}`)}</Badge>;
}
