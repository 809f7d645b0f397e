import { categoryOf } from "~/domain/category-names";
import { useTranslation } from "~/locales/use-translation";
import { formatNumber } from "../format";
import { useLocale } from "../locale";
import { FoundHead } from "../ui/found-head";
import type { HelperSearch } from "./helper-search";

export function HelpersHead({ search, count }: { search: HelperSearch; count: number | null }) {
  const { t } = useTranslation("people");
  const locale = useLocale();
  const { category, distance, zipcode } = search;
  return (
    <FoundHead
      heading={category ? t("list.headingCategory", { category: categoryOf(category)[locale] }) : t("list.heading")}
      found={count === null ? null : t("list.found", { count, shown: formatNumber(count, locale) })}
      around={zipcode ? t("list.around", { distance, zipcode: zipcode.toUpperCase() }) : undefined}
      askPlace={zipcode ? undefined : t("list.askZipcode")}
    />
  );
}
