import type { Invoice as InvoiceShown } from "~/domain/invoice";
import { useTranslation } from "~/locales/use-translation";
import { ButtonLink } from "../ui/button-link";
import { DealPage } from "./deal-page";
import { Invoice } from "./invoice";
import { PrintButton } from "./print-button";

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
