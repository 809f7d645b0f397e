import type { Payment } from "~/domain/money/payment";
import { useTranslation } from "~/locales/use-translation";

export function PaymentKindNote({
  payment: { kind, description },
}: {
  payment: Pick<Payment, "kind" | "description">;
}) {
  const { t } = useTranslation("wallet");
  if (kind !== "tip" && kind !== "request") return null;
  const word = t(`history.paymentKind.${kind}`);
  return <span className="wrap-anywhere">{description ? `${word}: ${description}` : word}</span>;
}
