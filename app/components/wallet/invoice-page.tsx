import type { Invoice as InvoiceShown } from "~/domain/money/invoice";
import { useTranslation } from "~/locales/use-translation";
import { DealPage } from "../payments/deal-page";
import { PrintButton } from "../payments/print-button";
import { ButtonLink } from "../ui/button-link";
import { Invoice } from "./invoice";

export function InvoicePage({ title, invoice }: { title: string; invoice: InvoiceShown }) {
  const { t } = useTranslation("invoices");
  return (
    <DealPage title={title} back={{ to: "/wallet", text: t("back") }}>
      <Invoice invoice={invoice} />
      <div className="flex flex-wrap gap-3 print-hidden">
        <PrintButton />
        <ButtonLink variant="secondary" to={`/wallet/betaling/${invoice.payment}`}>
          {t("receipt")}
        </ButtonLink>
      </div>
      <p className="text-sm text-ink-soft print-hidden nojs:block hidden">{t("printHint")}</p>
    </DealPage>
  );
}
