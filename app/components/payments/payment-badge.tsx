import { isChargedBack, isKeptByPayer } from "~/domain/chargeback-life";
import type { Payment } from "~/domain/payment";
import { isRefundFailed, type PaymentStatus, shownStatus } from "~/domain/payment-life";
import { useTranslation } from "~/locales/use-translation";
import { Badge, type BadgeTone } from "../ui/badge";

const TONES: Record<PaymentStatus, BadgeTone> = {
  open: "attention",
  processing: "info",
  held: "action",
  released: "neutral",
  refunded: "neutral",
  failed: "danger",
  cancelled: "neutral",
  expired: "neutral",
  disputed: "attention",
  settled: "neutral",
};

export function PaymentBadge({
  payment,
}: {
  payment: Pick<Payment, "kind" | "status" | "chargeback" | "refund_failed">;
}) {
  const { t } = useTranslation("terms");
  if (isChargedBack(payment)) return <Badge tone="attention">{t("chargeback.open")}</Badge>;
  if (isRefundFailed(payment)) return <Badge tone="danger">{t("refund.failed")}</Badge>;
  if (isKeptByPayer(payment)) return <Badge tone="neutral">{t("chargeback.lost")}</Badge>;
  const status = shownStatus(payment);
  return <Badge tone={TONES[status]}>{t(`payment.${status}`)}</Badge>;
}
