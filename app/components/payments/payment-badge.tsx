import { isChargedBack, isKeptByPayer } from "~/domain/money/chargeback-life";
import { awaitsAnswer } from "~/domain/money/deal-money";
import type { BadgedPayment, Payment } from "~/domain/money/payment";
import {
  isBackAtProvider,
  isPartlyRefunded,
  isRefundFailed,
  shownStatus,
  waitsForTeam,
} from "~/domain/money/payment-life";
import { letGoOf } from "~/domain/money/payment-request";
import type { PaymentStatus } from "~/domain/money/payment-status";
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

type Shown = BadgedPayment & Pick<Payment, "refund_failed" | "other_amount">;

export function PaymentBadge({ payment }: { payment: Shown }) {
  const { t } = useTranslation("statuses");
  return (
    <>
      {awaitsAnswer(payment) && <Badge tone="info">{t("refund.withdrawn")}</Badge>}
      <StandingBadge payment={payment} />
    </>
  );
}

function StandingBadge({ payment }: { payment: Shown }) {
  const { t } = useTranslation("statuses");
  if (isChargedBack(payment)) return <Badge tone="attention">{t("chargeback.open")}</Badge>;
  if (isRefundFailed(payment)) return <Badge tone="danger">{t("refund.failed")}</Badge>;
  if (isKeptByPayer(payment)) return <Badge tone="neutral">{t("chargeback.lost")}</Badge>;
  if (isBackAtProvider(payment)) return <Badge tone="neutral">{t("payment.refunded")}</Badge>;
  if (isPartlyRefunded(payment)) return <Badge tone="neutral">{t("refund.partly")}</Badge>;
  if (waitsForTeam(payment)) return <Badge tone="attention">{t("refund.otherAmount")}</Badge>;
  const letGo = letGoOf(payment);
  if (letGo) return <Badge tone="neutral">{t(`request.${letGo}`)}</Badge>;
  // A dispute stops all money of its job.
  const status = payment.job_disputed ? "disputed" : shownStatus(payment);
  return <Badge tone={TONES[status]}>{t(`payment.${status}`)}</Badge>;
}
