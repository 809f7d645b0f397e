import type { Payment } from "~/domain/money/payment";
import { isBetweenThem, isForPrice } from "~/domain/money/payment-request";
import { useTranslation } from "~/locales/use-translation";

export function PaymentKindNote({
  payment,
}: {
  payment: Pick<Payment, "kind" | "description" | "amount" | "for_price" | "platform_cost">;
}) {
  const { t } = useTranslation("wallet");
  const { kind, description } = payment;
  if (kind !== "tip" && kind !== "request") return null;
  const word = t(`history.paymentKind.${isForPrice(payment) ? "again" : isBetweenThem(payment) ? "direct" : kind}`);
  return <span className="wrap-anywhere">{description ? `${word}: ${description}` : word}</span>;
}
