import type { UserPublic } from "~/domain/accounts/user";
import type { Category } from "~/domain/jobs/category-names";
import type { Page } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { formatNumber } from "../format";
import { type CategorySearch, helpersOfKind } from "../jobs/category-search";
import { helpersAddress } from "../jobs/helper-search";
import { useLocale } from "../locale";
import { HelperCard } from "../people/helper-card";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";

interface CategoryHelpersProps {
  category: Category;
  search: CategorySearch;
  helpers: Pick<Page<UserPublic>, "count" | "results">;
}

export function CategoryHelpers({ category, search, helpers }: CategoryHelpersProps) {
  const { t } = useTranslation("categories");
  const locale = useLocale();
  const { count, results } = helpers;
  if (results.length === 0) return null;
  return (
    <section className="grid gap-4" aria-labelledby="klussers">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="klussers" className="text-2xl">
          {t(search.zipcode ? "helpers.titleNear" : "helpers.title")}
        </h2>
        <Link
          className="text-link inline-flex min-h-11 items-center gap-1.5 font-bold"
          to={helpersAddress(helpersOfKind(category, search))}
        >
          {t("helpers.all", { count, shown: formatNumber(count, locale) })}
          <Icon name="arrow-right" />
        </Link>
      </div>
      <ul className="phone-row grid gap-3 sm:gap-4 lg:grid-cols-3">
        {results.map((person) => (
          <HelperCard key={person.id} person={person} heading="h3" />
        ))}
      </ul>
    </section>
  );
}
