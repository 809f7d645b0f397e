import type { ReactNode } from "react";
import { useTranslation } from "~/locales/use-translation";
import type { SelectOption } from "../ui/select";
import type { DeskSearch } from "./desk-search";
import { FilterBar } from "./filter-bar";
import { FilterNumber, FilterSearch, FilterSelect } from "./filter-fields";

interface DeskFiltersProps {
  path: string;
  search: Pick<DeskSearch, "status"> & Partial<Pick<DeskSearch, "search" | "user">>;
  statuses: readonly SelectOption[];
  searchHint?: string;
  byPerson?: true;
  errors?: Record<string, string[]>;
  children?: ReactNode;
}

export function DeskFilters(props: DeskFiltersProps) {
  const { path, search, statuses, searchHint, byPerson, errors = {}, children } = props;
  const { t } = useTranslation("admin");
  return (
    <FilterBar path={path}>
      <FilterSelect
        name="status"
        label={t("filter.status")}
        value={search.status}
        errors={errors}
        options={[{ value: "", label: t("filter.all") }, ...statuses]}
      />
      {searchHint && (
        <FilterSearch
          name="search"
          label={t("filter.search")}
          hint={searchHint}
          value={search.search ?? ""}
          errors={errors}
        />
      )}
      {byPerson && <FilterNumber name="user" label={t("filter.user")} value={search.user ?? ""} errors={errors} />}
      {children}
    </FilterBar>
  );
}
