import { useTranslation } from "~/locales/use-translation";
import { typedAgain } from "../format";
import { useLocale } from "../locale";
import { MAX_PRICE_EUROS, PRICE_STEP_EUROS } from "./job-search";
import { NumberWithRange } from "./number-with-range";

type PriceFilterProps = { value: string; hint: string; errors?: string[] };

export function PriceFilter({ value, hint, errors }: PriceFilterProps) {
  const { t } = useTranslation("jobs");
  return (
    <NumberWithRange
      id="price"
      label={t("browse.price")}
      hint={hint}
      errors={errors}
      before="€"
      min={0}
      max={MAX_PRICE_EUROS}
      step={PRICE_STEP_EUROS}
      value={typedAgain(value, useLocale()) || "0"}
    />
  );
}
