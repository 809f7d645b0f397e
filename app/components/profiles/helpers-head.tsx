import type { TFunction } from "i18next";
import { categoryOf } from "~/domain/jobs/category-names";
import { postcodeText } from "~/domain/values/postcode-text";
import { useTranslation } from "~/locales/use-translation";
import { formatNumber, type Locale } from "../format";
import type { HelperSearch } from "../jobs/helper-search";
import { useLocale } from "../locale";
import { FoundHead } from "../ui/found-head";

export function helpersHeading({ category, search }: HelperSearch, locale: Locale, t: TFunction<"people">): string {
  const named = category ? categoryOf(category)[locale] : "";
  if (search) return t(named ? "list.headingSearchCategory" : "list.headingSearch", { search, category: named });
  return named ? t("list.headingCategory", { category: named }) : t("list.heading");
}

export function HelpersHead({ search, count }: { search: HelperSearch; count: number | null }) {
  const { t } = useTranslation("people");
  const locale = useLocale();
  const { distance, zipcode } = search;
  return (
    <FoundHead
      heading={helpersHeading(search, locale, t)}
      found={count === null ? null : t("list.found", { count, shown: formatNumber(count, locale) })}
      around={zipcode ? t("list.around", { distance, zipcode: postcodeText(zipcode) }) : undefined}
      askPlace={zipcode ? undefined : t("list.askZipcode")}
    />
  );
}
