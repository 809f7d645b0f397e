import type { MaskedTaxData } from "~/domain/accounts/tax-data";
import { useTranslation } from "~/locales/use-translation";
import { formatLongDay } from "../format";
import { useLocale } from "../locale";
import { Card } from "../ui/card";

const FIELDS = {
  person: ["street", "zipcode", "city", "birth_date", "bsn"],
  business: ["address", "kvk", "vat", "rsin"],
} as const;

const dayFirst = (day: string | null) => day && day.split("-").toReversed().join("-");

export function TaxSummary({ tax }: { tax: MaskedTaxData }) {
  const { t } = useTranslation(["tax", "fields"]);
  const locale = useLocale();
  const lines = [
    { term: t(tax.kind === "business" ? "fields:label.legal_name" : "fields:label.name"), value: tax.name },
    ...FIELDS[tax.kind].map((field) => ({
      term: t(`fields:label.${field}`),
      value: field === "birth_date" ? dayFirst(tax[field]) : tax[field],
    })),
  ];
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{t("stored")}</h2>
        {tax.saved_at && (
          <p className="text-ink-soft">
            {t(tax.kind === "business" ? "storedBusiness" : "storedText", {
              date: formatLongDay(tax.saved_at, locale),
            })}
          </p>
        )}
      </div>
      <dl className="grid gap-3 sm:grid-cols-2">
        {lines.map(
          ({ term, value }) =>
            value && (
              <div key={term} className="min-w-0">
                <dt className="text-ink-soft">{term}</dt>
                <dd className="break-words font-bold tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  );
}
