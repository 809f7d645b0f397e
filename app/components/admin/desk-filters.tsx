import { Form } from "react-router";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Icon } from "../ui/icon";
import { Input } from "../ui/input";
import { Select, type SelectOption } from "../ui/select";
import type { DeskSearch } from "./desk-search";

interface DeskFiltersProps {
  path: string;
  search: DeskSearch;
  statuses: readonly SelectOption[];
  /** What one may search by; without it there is nothing to search. */
  searchHint?: string;
  errors?: Record<string, string[]>;
}

/** The filters of a list: a plain GET form, so the address says what is shown. */
export function DeskFilters({ path, search, statuses, searchHint, errors = {} }: DeskFiltersProps) {
  const { t } = useTranslation("admin");
  return (
    <Form method="get" action={path} role="search" noValidate data-autosubmit="" className="desk-filters">
      <Field id="status" name="status" label={t("filter.status")} errors={errors.status}>
        {(control) => (
          <Select
            {...control}
            options={[{ value: "", label: t("filter.all") }, ...statuses]}
            defaultValue={search.status}
          />
        )}
      </Field>
      {searchHint && (
        <Field id="search" name="search" label={t("filter.search")} hint={searchHint} errors={errors.search}>
          {(control) => (
            <Input {...control} type="search" defaultValue={search.search} autoComplete="off" enterKeyHint="search" />
          )}
        </Field>
      )}
      <Button variant="secondary" className="button-small">
        <Icon name="filter" />
        {t("filter.show")}
      </Button>
    </Form>
  );
}
