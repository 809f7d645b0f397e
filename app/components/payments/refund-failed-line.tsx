import { centsOf, formatEuros } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { isRefundFailed } from "~/domain/money/payment-life";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";

export function RefundFailedLine({ payments }: { payments: readonly Pick<Payment, "id" | "refund_failed">[] }) {
  const { t } = useTranslation("receipts");
  const locale = useLocale();
  return payments.map(({ id, refund_failed }) => {
    if (!refund_failed) return null;
    const amount = formatEuros(centsOf(refund_failed.amount), locale);
    return (
      <p key={id}>{t(isRefundFailed({ refund_failed }) ? "refundFailedLine" : "refundOtherwiseLine", { amount })}</p>
    );
  });
}
