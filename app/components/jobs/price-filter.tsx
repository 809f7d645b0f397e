import { useTranslation } from "~/locales/use-translation";
import { PRICE_MAX, PRICE_STEP } from "./job-search";
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
      max={PRICE_MAX}
      step={PRICE_STEP}
      value={value || "0"}
    />
  );
}
