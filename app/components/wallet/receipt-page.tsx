import { canWithdrawFrom } from "~/domain/deals/withdrawal";
import type { Payment } from "~/domain/money/payment";
import { sideOf, waitsForTeam } from "~/domain/money/payment-life";
import { useTranslation } from "~/locales/use-translation";
import { DealPage } from "../payments/deal-page";
import { InvoiceLinks } from "../payments/invoice-links";
import { PrintButton } from "../payments/print-button";
import { ButtonLink } from "../ui/button-link";
import { Link } from "../ui/link";
import { OtherAmountNote } from "./other-amount-note";
import { Receipt, type Traders } from "./receipt";
import { ReceiptNote } from "./receipt-note";
import { useWithdrawalText } from "./use-withdrawal-text";
import { WithdrawalNote } from "./withdrawal-note";

interface ReceiptPageProps {
  title: string;
  payment: Payment;
  traders: Traders;
  viewer: { id: number | null };
  now: number;
  again: string | null;
  late?: boolean;
}

export function ReceiptPage({ title, payment, traders, viewer, now, again, late }: ReceiptPageProps) {
  const { t } = useTranslation("receipts");
  const side = sideOf(payment, viewer);
  const isAnswered = Boolean(payment.withdrawn?.answer);
  return (
    <DealPage title={title} back={{ to: "/wallet", text: t("back") }}>
      {payment.other_amount && <OtherAmountNote received={payment.other_amount} />}
      {isAnswered && <WithdrawalNote payment={payment} side={side} />}
      {!waitsForTeam(payment) && <ReceiptNote payment={payment} side={side} again={again} late={late} />}
      {!isAnswered && <WithdrawalNote payment={payment} side={side} />}
      <Receipt payment={payment} traders={traders} side={side} />
      <div className="flex flex-wrap gap-3 print-hidden">
        <PrintButton />
        {payment.invoices && <InvoiceLinks invoices={payment.invoices} className="button button-secondary" />}
        {payment.chat_uri && (
          <ButtonLink variant="secondary" to={`/messages/${payment.chat_uri}`}>
            {t("chat")}
          </ButtonLink>
        )}
      </div>
      <Withdrawal payment={payment} side={side} now={now} />
      <p className="text-sm text-ink-soft print-hidden nojs:block hidden">{t("printHint")}</p>
    </DealPage>
  );
}

function Withdrawal({ payment, side, now }: { payment: Payment; side: "payer" | "payee"; now: number }) {
  const { t } = useTranslation("withdrawal");
  const textOf = useWithdrawalText(side);
  if (payment.withdrawn) return <p className="hidden print:block">{textOf(payment)}</p>;
  if (side === "payee" || !canWithdrawFrom(payment, now)) return null;
  return (
    <p className="print-hidden">
      <Link className="text-link inline-flex min-h-11 items-center" to={`/wallet/betaling/${payment.id}/herroepen`}>
        {t("link")}
      </Link>
    </p>
  );
}
