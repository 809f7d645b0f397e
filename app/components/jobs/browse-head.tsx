import { categoryOf } from "~/domain/category-names";
import { useTranslation } from "~/locales/use-translation";
import { formatNumber } from "../format";
import { useLocale } from "../locale";
import { FoundHead } from "../ui/found-head";
import type { JobSearch } from "./job-search";

/** What is shown and how much of it there is. */
export function BrowseHead({ search, count }: { search: JobSearch; count: number | null }) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  const { category, distance, zipcode } = search;
  return (
    <FoundHead
      heading={category ? t("browse.headingCategory", { category: categoryOf(category)[locale] }) : t("browse.heading")}
      found={count === null ? null : t("browse.found", { count, shown: formatNumber(count, locale) })}
      around={zipcode ? t("browse.around", { distance, zipcode: zipcode.toUpperCase() }) : undefined}
      askPlace={zipcode ? undefined : t("browse.askZipcode")}
    />
  );
}
