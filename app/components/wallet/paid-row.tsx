import { centsOf, formatSum } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { paymentEnd } from "~/domain/money/payment-end";
import { isRefundFailed } from "~/domain/money/payment-life";
import { isReturned } from "~/domain/money/returned-payment";
import { useTranslation } from "~/locales/use-translation";
import { formatDay } from "../format";
import { useLocale } from "../locale";
import { InvoiceLinks } from "../payments/invoice-links";
import { PaymentBadge } from "../payments/payment-badge";
import { MoneyRow } from "./money-row";
import { PaymentKindNote } from "./payment-kind-note";
import { ReceiptLink } from "./receipt-link";
import { RequestLink } from "./request-link";

interface PaidRowProps {
  payment: Payment;
  received: boolean;
}

export function PaidRow({ payment, received }: PaidRowProps) {
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  const at = payment.paid_at ?? payment.created_at;
  const { back, before, bank, provider } = received
    ? { back: centsOf(payment.refunded_amount), before: 0, bank: 0, provider: 0 }
    : paymentEnd(payment);
  const asides = (
    [
      [isRefundFailed(payment) ? "refundFailed" : "refunded", back],
      ["takenByBank", bank],
      ["feeBack", before],
      ["backAtProvider", provider],
    ] as const
  )
    .filter(([, cents]) => cents > 0)
    .map(([word, cents]) => t(`history.${word}`, { amount: formatSum(cents, locale) }));
  return (
    <MoneyRow
      title={payment.job_title ?? t("history.topUp")}
      notes={
        <>
          <time dateTime={at}>{formatDay(at, locale)}</time>
          {received && <span>{t("history.from", { name: payment.payer.name })}</span>}
          {!received && payment.payee && <span>{t("history.to", { name: payment.payee.name })}</span>}
          <PaymentKindNote payment={payment} />
          <PaymentBadge payment={payment} />
          {isReturned(payment) ? (
            <RequestLink payment={payment.id} />
          ) : (
            <ReceiptLink payment={payment.id} received={received} />
          )}
          {payment.invoices && <InvoiceLinks invoices={payment.invoices} />}
        </>
      }
      amount={formatSum(centsOf(received ? payment.helper_amount : payment.amount_with_platform_cost), locale)}
      aside={asides.length > 0 && asides.join(" · ")}
    />
  );
}
