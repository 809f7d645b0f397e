import { centsOf, formatEuros, formatReceived } from "~/domain/money/money";
import type { OtherAmountOutcome } from "~/domain/money/money-case-life";
import type { Payment } from "~/domain/money/payment";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Alert } from "../ui/alert";

const WORDS = { refund: "otherAmountBack", accept: "otherAmountAccept" } as const satisfies Record<
  OtherAmountOutcome,
  string
>;

export function OtherAmountNote({ received }: { received: NonNullable<Payment["other_amount"]> }) {
  const { t } = useTranslation("receipts");
  const locale = useLocale();
  const { amount, asked, outcome } = received;
  const word = outcome ? WORDS[outcome] : "otherAmount";
  const values = {
    received: formatReceived(received, locale),
    asked: formatEuros(centsOf(asked), locale),
    rest: formatEuros(centsOf(amount) - centsOf(asked), locale),
  };
  return (
    <Alert tone={outcome ? "info" : "warning"} title={t(`note.payer.${word}`)} className="print-hidden">
      {t(`note.payer.${word}Text`, values)}
    </Alert>
  );
}
