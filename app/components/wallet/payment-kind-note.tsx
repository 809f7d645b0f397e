import type { Payment } from "~/domain/payment";
import { useTranslation } from "~/locales/use-translation";

/** Tells a tip and extra work from the bid of the same job, with what the extra work is for. */
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
