import { awaitsAnswer } from "~/domain/money/deal-money";
import type { Payment } from "~/domain/money/payment";
import { isReleased, type sideOf } from "~/domain/money/payment-life";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { useWithdrawalText } from "./use-withdrawal-text";
import { WithdrawalStatement } from "./withdrawal-statement";

interface WithdrawalNoteProps {
  payment: Payment;
  side: ReturnType<typeof sideOf>;
}

export function WithdrawalNote({ payment, side }: WithdrawalNoteProps) {
  const { t } = useTranslation("receipts");
  const textOf = useWithdrawalText(side);
  if (payment.withdrawn?.effect !== "answered") return null;
  const waits = awaitsAnswer(payment);
  const next = isReleased(payment.status) ? "withdrawnText" : "withdrawnHeldText";
  return (
    <Alert
      tone="info"
      title={waits && side === "payer" ? t("note.payer.withdrawn") : undefined}
      className="print-hidden"
    >
      {textOf(payment)} {waits && t(side === "payer" ? `note.payer.${next}` : "note.payee.withdrawn")}
      <WithdrawalStatement payment={payment} />
    </Alert>
  );
}
