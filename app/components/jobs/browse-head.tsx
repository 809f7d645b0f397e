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
      <h1>
        {search.category
          ? t("browse.headingCategory", { category: categoryOf(search.category)[locale] })
          : t("browse.heading")}
      </h1>
      {found && (
        <p className="text-ink-soft">
          <strong className="text-ink">{found}</strong>
          {around && ` ${around}`}
        </p>
      )}
    </header>
  );
}
