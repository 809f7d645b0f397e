import type { Payment } from "~/domain/payment";
import { sideOf } from "~/domain/payment-life";
import { useTranslation } from "~/locales/use-translation";
import { ButtonLink } from "../ui/button-link";
import { DealPage } from "./deal-page";
import { PrintButton } from "./print-button";
import { Receipt, type Traders } from "./receipt";
import { ReceiptNote } from "./receipt-note";

interface ReceiptPageProps {
  title: string;
  payment: Payment;
  traders: Traders;
  viewer: { id: number | null };
}

/** One payment as one of its two sees it: what is to be done about it, and the statement that goes on paper. */
export function ReceiptPage({ title, payment, traders, viewer }: ReceiptPageProps) {
  const { t } = useTranslation("receipts");
  const side = sideOf(payment, viewer);
  return (
    <DealPage title={title} back={{ to: "/wallet", text: t("back") }}>
      <ReceiptNote payment={payment} side={side} />
      <Receipt payment={payment} traders={traders} side={side} />
      <div className="flex flex-wrap gap-3 print-hidden">
        <PrintButton />
        {payment.chat_uri && (
          <ButtonLink variant="secondary" to={`/messages/${payment.chat_uri}`}>
            {t("chat")}
          </ButtonLink>
        )}
      </div>
      <p className="text-sm text-ink-soft print-hidden nojs:block hidden">{t("printHint")}</p>
    </DealPage>
  );
}
