import { type Cents, isPrice, parseMoney, typedMoney } from "~/domain/money/money";
import type { Language } from "~/domain/values/language";
import type { FormField } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { type GuidedPrice, PriceGuide } from "../jobs/price-guide";
import type { PaymentTerms } from "../payments/payment-terms";
import { RadioGroup } from "../ui/radio-group";
import { TextField } from "../ui/text-field";
import { TotalNote } from "./total-note";

interface PriceFieldsProps {
  fields: Record<"price_type" | "budget", FormField>;
  stored: string | undefined;
  guide: GuidedPrice | null;
  terms: PaymentTerms;
  locale: Language;
}

function exampleOf({ stored, guide, locale }: Pick<PriceFieldsProps, "stored" | "guide" | "locale">): Cents {
  const budget = parseMoney(typedMoney(stored ?? "", locale));
  if (budget !== null && isPrice(budget)) return budget;
  return parseMoney(guide?.median ?? "") ?? 100_00;
}

export function PriceFields({ fields, stored, guide, terms, locale }: PriceFieldsProps) {
  const { t } = useTranslation("posting");
  return (
    <>
      <RadioGroup
        id={fields.price_type.id}
        name={fields.price_type.name}
        legend={t("budget.type")}
        defaultValue={String(fields.price_type.initialValue ?? "budget")}
        choices={[
          { value: "budget", label: t("budget.fixed"), hint: t("budget.fixedHint") },
          { value: "TBD", label: t("budget.open"), hint: t("budget.openHint") },
        ]}
      />
      <TextField
        field={fields.budget}
        label={t("budget.amount")}
        hint={terms.mode === "direct" ? t("budget.amountHint") : undefined}
        before="€"
        inputMode="decimal"
        autoComplete="off"
        className="money max-w-40"
      />
      {terms.mode === "held" && <TotalNote bid={exampleOf({ stored, guide, locale })} percent={terms.percent} />}
      <PriceGuide guide={guide} />
    </>
  );
}
