import { CATEGORIES_SHOWN } from "~/domain/jobs/category-names";
import { useTranslation } from "~/locales/use-translation";
import { CategoryPicture } from "../illustrations/category-picture";
import { EVERYTHING, filtersOn, isFiltered, type JobSearch, searchAddress } from "../jobs/job-search";
import { PlaceFields } from "../jobs/place-fields";
import { PriceFilter } from "../jobs/price-filter";
import { SearchField } from "../jobs/search-field";
import { ShowJobs } from "../jobs/show-jobs";
import { useLocale } from "../locale";
import { Field } from "../ui/field";
import { Form } from "../ui/form";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { Select } from "../ui/select";

type FilterFormProps = { search: JobSearch; ownZipcode: string | null; errors: Record<string, string[]> };

export function FilterForm({ search, ownZipcode, errors }: FilterFormProps) {
  const { t } = useTranslation("jobs");
  const on = filtersOn({ ...search, search: "" });
  const isOpen = Object.keys(errors).some((field) => field !== "search");
  const locale = useLocale();
  const categories = [
    { value: "0", label: t("browse.allCategories") },
    ...CATEGORIES_SHOWN.map((category) => ({
      value: String(category.id),
      label: category[locale],
      picture: <CategoryPicture name={category.slug} className="size-6" />,
    })),
  ];
  return (
    <Form method="get" action="/browse-tasks" role="search" noValidate data-autosubmit="" className="browse-form">
      {search.sort !== "nearest" && <input type="hidden" name="sort" value={search.sort} />}
      {search.zip4 && <input type="hidden" name="zip4" value={search.zip4} />}
      {search.view !== "list" && <input type="hidden" name="view" value={search.view} />}
      <SearchField
        value={search.search}
        zipcode={search.zipcode}
        distance={search.distance}
        errors={errors.search}
        path="/browse-tasks"
      />
      <details className="filters" open={isOpen || undefined}>
        <summary className="filters-summary">
          <Icon name="filter" />
          <span data-part="filters-on">{on > 0 ? t("browse.filtersOn", { count: on }) : t("browse.filters")}</span>
          <Icon name="chevron-down" className="ms-auto" />
        </summary>
        <div className="filters-body grid gap-5">
          <PlaceFields {...search} errors={errors} />
          <Field id="categories" name="categories" label={t("browse.category")} errors={errors.categories}>
            {(control) => <Select {...control} options={categories} defaultValue={String(search.category)} />}
          </Field>
          <PriceFilter value={search.price} hint={t("browse.priceHint")} errors={errors.price} />
          <div className="grid gap-1">
            <ShowJobs path="/browse-tasks" />
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
        </div>
      </details>
    </Form>
  );
}
