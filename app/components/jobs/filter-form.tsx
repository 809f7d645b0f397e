import { Form } from "react-router";
import { CATEGORIES } from "~/domain/category";
import { jobFilters } from "~/domain/job";
import { constraintOf } from "~/forms/constraint";
import { limitProps } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Icon } from "../ui/icon";
import { Input } from "../ui/input";
import { Link } from "../ui/link";
import { Select } from "../ui/select";
import { EVERYTHING, isFiltered, type JobSearch, PRICE_MAX, PRICE_STEP, searchAddress } from "./job-search";
import { NumberWithRange } from "./number-with-range";
import { PlaceFields } from "./place-fields";

type FilterFormProps = { search: JobSearch; ownZipcode: string | null; errors: Record<string, string[]> };

/** The filters: a plain GET form, so the address says what is shown. */
export function FilterForm({ search, ownZipcode, errors }: FilterFormProps) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  const categories = [
    { value: "0", label: t("browse.allCategories") },
    ...CATEGORIES.map((category) => ({ value: String(category.id), label: category[locale] })),
  ];
  return (
    <Form method="get" action="/browse-tasks" role="search" noValidate data-autosubmit="" className="grid gap-5">
      {search.sort !== "nearest" && <input type="hidden" name="sort" value={search.sort} />}
      {search.zip4 && <input type="hidden" name="zip4" value={search.zip4} />}
      {search.view !== "list" && <input type="hidden" name="view" value={search.view} />}
      <Field id="search" name="search" label={t("browse.search")} errors={errors.search}>
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
      <PlaceFields {...search} errors={errors} />
      <Field id="categories" name="categories" label={t("browse.category")} errors={errors.categories}>
        {(control) => <Select {...control} options={categories} defaultValue={String(search.category)} />}
      </Field>
      <NumberWithRange
        id="price"
        label={t("browse.price")}
        hint={t("browse.priceHint")}
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
          {t("browse.show")}
        </Button>
        <span className="grid" data-part="clear">
          {isFiltered(search) && (
            <Link
              className="button button-quiet"
              to={searchAddress({ ...EVERYTHING, view: search.view }, 1, ownZipcode)}
            >
              {t("browse.clear")}
            </Link>
          )}
        </span>
      </div>
    </Form>
  );
}
