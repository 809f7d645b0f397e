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
import {
  DISTANCE_MAX,
  EVERYTHING,
  isFiltered,
  type JobSearch,
  PRICE_MAX,
  PRICE_STEP,
  searchAddress,
} from "./job-search";
import { NumberWithRange } from "./number-with-range";

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
      <Field
        id="zipcode"
        name="zipcode"
        label={t("browse.zipcode")}
        hint={t("browse.zipcodeHint")}
        errors={errors.zipcode}
      >
        {(control) => (
          <Input
            {...control}
            defaultValue={search.zipcode}
            pattern="\s*\d{4}\s*([A-Za-z]\s*[A-Za-z])?\s*"
            autoComplete="postal-code"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <NumberWithRange
        id="distance"
        label={t("browse.distance")}
        hint={t("browse.distanceHint")}
        errors={errors.distance}
        after={t("browse.km")}
        min={1}
        max={DISTANCE_MAX}
        step={1}
        value={search.distance}
      />
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
            <Link className="button button-quiet" to={searchAddress(EVERYTHING, 1, ownZipcode)}>
              {t("browse.clear")}
            </Link>
          )}
        </span>
      </div>
    </Form>
  );
}
