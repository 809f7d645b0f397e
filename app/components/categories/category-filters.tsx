import { Form } from "react-router";
import type { Category } from "~/domain/category";
import { jobFilters } from "~/domain/job";
import { constraintOf } from "~/forms/constraint";
import { limitProps } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { PRICE_MAX, PRICE_STEP } from "../jobs/job-search";
import { NumberWithRange } from "../jobs/number-with-range";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Icon } from "../ui/icon";
import { Input } from "../ui/input";
import { Link } from "../ui/link";
import { type CategorySearch, categoryPath, filtersOn } from "./category-search";

type CategoryFiltersProps = { category: Category; search: CategorySearch; errors: Record<string, string[]> };

/** The filters of a category. Nothing happens before they are sent; then the list begins at its first page. */
export function CategoryFilters({ category, search, errors }: CategoryFiltersProps) {
  const { t } = useTranslation(["categories", "jobs"]);
  return (
    <Form method="get" action={categoryPath(category)} role="search" noValidate className="grid gap-5">
      <Field id="search" name="search" label={t("jobs:browse.search")} errors={errors.search}>
        {(control) => (
          <Input
            {...control}
            {...limitProps(constraintOf(jobFilters).search)}
            type="search"
            defaultValue={search.search}
            autoComplete="off"
            enterKeyHint="search"
          />
        )}
      </Field>
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
      <NumberWithRange
        id="price"
        label={t("jobs:browse.price")}
        hint={t("filters.priceHint")}
        errors={errors.price}
        before="€"
        min={0}
        max={PRICE_MAX}
        step={PRICE_STEP}
        value={search.price || "0"}
      />
      <div className="grid gap-1">
        <Button className="button-wide">
          <Icon name="search" />
          {t("jobs:browse.show")}
        </Button>
        {filtersOn(search) > 0 && (
          <Link className="button button-quiet" to={categoryPath(category)}>
            {t("jobs:browse.clear")}
          </Link>
        )}
      </div>
    </Form>
  );
}
