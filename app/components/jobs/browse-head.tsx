import { categoryOf } from "~/domain/category";
import { useTranslation } from "~/locales/use-translation";
import { formatNumber } from "../format";
import { useLocale } from "../locale";
import type { JobSearch } from "./job-search";

/** What is shown and how much of it there is. */
export function BrowseHead({ search, count }: { search: JobSearch; count: number | null }) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  const found = count !== null && t("browse.found", { count, shown: formatNumber(count, locale) });
  const around =
    search.zipcode && t("browse.around", { distance: search.distance, zipcode: search.zipcode.toUpperCase() });
  return (
    <header className="grid gap-1">
      <h1 data-part="heading">
        {search.category
          ? t("browse.headingCategory", { category: categoryOf(search.category)[locale] })
          : t("browse.heading")}
      </h1>
      <p className="text-ink-soft" role="status" data-part="found">
        {found && <strong className="text-ink">{found}</strong>}
        {found && around && ` ${around}`}
        {found && !search.zipcode && (
          <>
            {". "}
            <a href="#zipcode">{t("browse.askZipcode")}</a>
          </>
        )}
      </p>
    </header>
  );
}
