import type { ReactNode } from "react";
import { useTranslation } from "~/locales/use-translation";
import type { SelectOption } from "../ui/select";
import type { AdminSearch } from "./admin-search";
import { FilterBar } from "./filter-bar";
import { FilterNumber, FilterSearch, FilterSelect } from "./filter-fields";

interface AdminFiltersProps {
  path: string;
  search: Pick<AdminSearch, "status"> & Partial<Pick<AdminSearch, "search" | "user">>;
  statuses: readonly SelectOption[];
  searchHint?: string;
  byPerson?: true;
  errors?: Record<string, string[]>;
  children?: ReactNode;
}

export function AdminFilters(props: AdminFiltersProps) {
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
