import type { Category } from "~/domain/jobs/category-names";
import { useTranslation } from "~/locales/use-translation";
import { type CategorySearch, categoryPath, filtersOn } from "../jobs/category-search";
import { PriceFilter } from "../jobs/price-filter";
import { SearchField } from "../jobs/search-field";
import { ShowJobs } from "../jobs/show-jobs";
import { Field } from "../ui/field";
import { Form } from "../ui/form";
import { Input } from "../ui/input";
import { Link } from "../ui/link";

type CategoryFiltersProps = { category: Category; search: CategorySearch; errors: Record<string, string[]> };

export function CategoryFilters({ category, search, errors }: CategoryFiltersProps) {
  const { t } = useTranslation(["categories", "jobs"]);
  return (
    <Form method="get" action={categoryPath(category)} role="search" noValidate className="grid gap-5">
      <SearchField value={search.search} zipcode={search.zipcode} errors={errors.search} />
      <Field
        id="zipcode"
        name="zipcode"
        label={t("jobs:browse.zipcode")}
        hint={t("filters.zipcodeHint")}
        errors={errors.zipcode}
      >
        {(control) => (
          <Input
            {...control}
            defaultValue={search.zipcode}
            autoComplete="postal-code"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <PriceFilter value={search.price} hint={t("filters.priceHint")} errors={errors.price} />
      <div className="grid gap-1">
        <ShowJobs />
        {filtersOn(search) > 0 && (
          <Link className="button button-quiet" to={categoryPath(category)}>
            {t("jobs:browse.clear")}
          </Link>
        )}
      </div>
    </Form>
  );
}
