import type { InvoiceParty, Invoice as InvoiceShown } from "~/domain/money/invoice";
import { centsOf, formatSum } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { DayFact, Fact } from "../payments/fact";
import { InvoiceLinks } from "../payments/invoice-links";
import { SumTable } from "../payments/sum-table";
import { Card } from "../ui/card";

export function Invoice({ invoice }: { invoice: InvoiceShown }) {
  const { t } = useTranslation("invoices");
  const locale = useLocale();
  const { kind, number, vat_rate: rate, seller, buyer } = invoice;
  const amount = (euros: string) => formatSum(kind === "invoice" ? centsOf(euros) : 0 - centsOf(euros), locale);
  const names = { seller: seller.name, buyer: buyer.name };
  return (
    <Card as="article" className="grid gap-5">
      <h2 className="text-lg">{t(`number.${kind}`, { number })}</h2>
      <Facts invoice={invoice} />
      <SumTable
        lines={[
          { text: t("net"), amount: amount(invoice.net) },
          { text: rate === 0 ? t("exempt") : t("vat", { rate }), amount: amount(invoice.vat) },
        ]}
        total={{ text: t(`total.${kind}`), amount: amount(invoice.total) }}
      />
      <p className="text-sm text-ink-soft">
        {t(`statement.${kind}`, names)} {rate === 0 && t("statement.exempt")}
      </p>
    </Card>
  );
}

function Facts({ invoice }: { invoice: InvoiceShown }) {
  const { t } = useTranslation("invoices");
  const { kind, job_title, description, seller, buyer, corrects, credit_notes } = invoice;
  return (
    <dl className="receipt-facts sm:grid-cols-2 print:grid-cols-2">
      <Fact term={t("work")}>{job_title}</Fact>
      {description && <Fact term={t("for")}>{description}</Fact>}
      <Fact term={t("from")}>
        <Party party={seller} />
      </Fact>
      <Fact term={t("to")}>
        <Party party={buyer} />
      </Fact>
      <DayFact term={t(`madeOn.${kind}`)} at={invoice.created_at} />
      <DayFact term={t("performedOn")} at={invoice.performed_at} />
      {corrects && (
        <Fact term={t("corrects")}>
          <InvoiceLinks invoices={[corrects]} />
        </Fact>
      )}
      {credit_notes.length > 0 && (
        <Fact term={t("creditNotes")}>
          <InvoiceLinks invoices={credit_notes} className="text-link block" />
        </Fact>
      )}
    </dl>
  );
}

function Party({ party: { name, address, kvk, vat } }: { party: InvoiceParty }) {
  const { t } = useTranslation("invoices");
  const lines = [address, kvk && t("kvk", { kvk }), vat && t("vatNumber", { vat })].filter(Boolean);
  return (
    <>
      {name}
      {lines.map((line) => (
        <span key={line} className="block text-sm font-normal text-ink-soft">
          {line}
        </span>
      ))}
    </>
  );
}
