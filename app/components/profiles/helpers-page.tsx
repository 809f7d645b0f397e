import type { FoundHelpers } from "~/domain/accounts/user";
import { useTranslation } from "~/locales/use-translation";
import { EVERYONE, filtersOn, type HelperSearch, helpersAddress } from "../jobs/helper-search";
import { HelperCard } from "../people/helper-card";
import { ErrorSummary, errorsByField } from "../ui/error-summary";
import { Icon } from "../ui/icon";
import { ListPages } from "../ui/list-pages";
import { HelperFilters } from "./helper-filters";
import { HelperSorts } from "./helper-sorts";
import { HelpersHead } from "./helpers-head";
import { NoHelpers, type NoHelpersReason } from "./no-helpers";

export interface HelpersPageProps {
  page: number;
  search: HelperSearch;
  ownZipcode: string | null;
  helpers: FoundHelpers | null;
  errors: Record<string, string[]>;
}

export function HelpersPage(props: HelpersPageProps) {
  const { search, ownZipcode, helpers, errors } = props;
  const { t } = useTranslation("people");
  const on = filtersOn(search);
  const shown = errorsByField(errors);
  return (
    <div className="page-width grid gap-6 py-6 sm:py-10 lg:grid-cols-[18rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-10">
      <div className="grid gap-4 lg:col-start-2">
        <HelpersHead search={search} count={helpers?.count ?? null} />
        <ErrorSummary errors={shown} />
      </div>
      <aside className="self-start lg:row-span-2 lg:row-start-1" aria-label={t("list.filters")}>
        <details className="filters" open={shown.length > 0 || undefined}>
          <summary className="filters-summary">
            <Icon name="filter" />
            <span data-part="filters-on">{on > 0 ? t("list.filtersOn", { count: on }) : t("list.filters")}</span>
            <Icon name="chevron-down" className="ms-auto" />
          </summary>
          <div className="filters-body">
            <HelperFilters search={search} ownZipcode={ownZipcode} errors={errors} />
          </div>
        </details>
      </aside>
      <section
        className="grid min-w-0 content-start gap-5 lg:col-start-2"
        aria-label={t("list.label")}
        data-part="list"
      >
        {helpers && helpers.results.length > 0 && <HelperSorts search={search} ownZipcode={ownZipcode} />}
        <Results {...props} />
      </section>
    </div>
  );
}

function reasonOf({ helpers, search }: HelpersPageProps): NoHelpersReason {
  if (!helpers) return "refused";
  if (helpers.count > 0) return "beyond";
  if (filtersOn(search) === 0) return "none";
  return search.zipcode ? "filtered" : "filteredNowhere";
}

function Results(props: HelpersPageProps) {
  const { t } = useTranslation("people");
  const { helpers, search, ownZipcode, page } = props;
  if (!helpers || helpers.results.length === 0) {
    return (
      <NoHelpers
        reason={reasonOf(props)}
        firstPage={helpersAddress(search, 1, ownZipcode)}
        everyone={helpersAddress(EVERYONE, 1, ownZipcode)}
      />
    );
  }
  return (
    <>
      {helpers.meant && <p>{t("list.meant", { typed: search.search, meant: helpers.meant })}</p>}
      <ul className="grid gap-3 sm:gap-4 xl:grid-cols-2">
        {helpers.results.map((person) => (
          <HelperCard key={person.id} person={person} />
        ))}
      </ul>
      <ListPages page={page} count={helpers.count} href={(number) => helpersAddress(search, number, ownZipcode)} />
    </>
  );
}
