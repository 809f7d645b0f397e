import { helperFilters } from "~/domain/accounts/helper";
import { CATEGORIES_SHOWN } from "~/domain/jobs/category-names";
import { constraintOf } from "~/forms/constraint";
import { limitProps } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { CategoryPicture } from "../illustrations/category-picture";
import { EVERYONE, filtersOn, type HelperSearch, helpersAddress } from "../jobs/helper-search";
import { PlaceFields } from "../jobs/place-fields";
import { useLocale } from "../locale";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Form } from "../ui/form";
import { Icon } from "../ui/icon";
import { Input } from "../ui/input";
import { Link } from "../ui/link";
import { Select } from "../ui/select";

interface HelperFiltersProps {
  search: HelperSearch;
  ownZipcode: string | null;
  errors: Record<string, string[]>;
}

export function HelperFilters({ search, ownZipcode, errors }: HelperFiltersProps) {
  const { t } = useTranslation(["people", "jobs"]);
  const locale = useLocale();
  const categories = [
    { value: "", label: t("jobs:browse.allCategories") },
    ...CATEGORIES_SHOWN.map((category) => ({
      value: String(category.id),
      label: category[locale],
      picture: <CategoryPicture name={category.slug} className="size-6" />,
    })),
  ];
  return (
    <Form method="get" action="/helpers" role="search" noValidate data-autosubmit="" className="grid gap-5">
      {search.sort !== "nearest" && <input type="hidden" name="sort" value={search.sort} />}
      <Field id="category" name="category" label={t("list.category")} errors={errors.category}>
        {(control) => (
          <Select {...control} options={categories} defaultValue={search.category ? String(search.category) : ""} />
        )}
      </Field>
      <PlaceFields {...search} errors={errors} />
      <Field id="search" name="search" label={t("list.search")} hint={t("list.searchHint")} errors={errors.search}>
        {(control) => (
          <Input
            {...control}
            {...limitProps(constraintOf(helperFilters).search)}
            type="search"
            defaultValue={search.search}
            autoComplete="off"
            enterKeyHint="search"
          />
        )}
      </Field>
      <div className="grid gap-1">
        <Button className="button-wide">
          <Icon name="search" />
          {t("list.show")}
        </Button>
        <span className="grid" data-part="clear">
          {filtersOn(search) > 0 && (
            <Link className="button button-quiet" to={helpersAddress(EVERYONE, 1, ownZipcode)}>
              {t("jobs:browse.clear")}
            </Link>
          )}
        </span>
      </div>
    </Form>
  );
}
