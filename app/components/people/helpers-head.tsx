import { categoryOf } from "~/domain/category";
import { useTranslation } from "~/locales/use-translation";
import { formatNumber } from "../format";
import { useLocale } from "../locale";
import type { HelperSearch } from "./helper-search";

/** Who is shown, and how many they are. */
export function HelpersHead({ search, count }: { search: HelperSearch; count: number | null }) {
  const { t } = useTranslation("people");
  const locale = useLocale();
  const found = count !== null && t("list.found", { count, shown: formatNumber(count, locale) });
  const around =
    search.zipcode && t("list.around", { distance: search.distance, zipcode: search.zipcode.toUpperCase() });
  return (
    <header className="grid gap-1">
      <h1 data-part="heading">
        {search.category
          ? t("list.headingCategory", { category: categoryOf(search.category)[locale] })
          : t("list.heading")}
      </h1>
      <p className="text-ink-soft" role="status" data-part="found">
        {found && <strong className="text-ink">{found}</strong>}
        {found && around && ` ${around}`}
        {found && !search.zipcode && (
          <>
            {". "}
            <a href="#zipcode">{t("list.askZipcode")}</a>
          </>
        )}
      </p>
    </header>
  );
}
