import type { FoundJobs, JobArea } from "~/domain/jobs/job";
import { excerptOf } from "~/domain/search/excerpt";
import type { Page } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { STORES } from "../brand/stores";
import { AreasView } from "../jobs/areas-view";
import { JobGrid } from "../jobs/job-grid";
import { EVERYTHING, isFiltered, type JobSearch, saveAddress, searchAddress, shownSort } from "../jobs/job-search";
import { NoJobs, type NoJobsReason } from "../jobs/no-jobs";
import { type NearKind, NothingSaid } from "../jobs/nothing-said";
import { ErrorSummary, errorsByField } from "../ui/error-summary";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { ListPages } from "../ui/list-pages";
import { AppPromo } from "./app-promo";
import { BrowseHead } from "./browse-head";
import { FilterForm } from "./filter-form";
import { MeantWords } from "./meant-words";
import { NoAreas } from "./no-areas";
import { OnlyArea } from "./only-area";
import { OrderReason, SortLinks } from "./sort-links";
import { ViewLinks } from "./view-links";
import { type Wider, WiderSearch } from "./wider-search";

export type BrowsePageProps = {
  now: number;
  page: number;
  search: JobSearch;
  ownZipcode: string | null;
  /** Null if the filters are invalid, and for the map. */
  jobs: FoundJobs | null;
  areas: Page<JobArea> | null;
  saved: string | null;
  wider: Wider | null;
  meant: string | null;
  near: readonly NearKind[];
  errors: Record<string, string[]>;
};

export function BrowsePage(props: BrowsePageProps) {
  const { search, ownZipcode, jobs, areas, errors } = props;
  const { t } = useTranslation("jobs");
  const isListed = jobs !== null && jobs.results.length > 0;
  return (
    <div className="browse page-width flex flex-col gap-3 pt-2 pb-4 sm:gap-6 sm:py-10 lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-10">
      <div className="grid gap-4 lg:col-start-2">
        <BrowseHead search={search} count={jobs?.count ?? (areas && jobsIn(areas))}>
          {(areas || (jobs && !isMiss(props))) && <SaveLink search={search} saved={props.saved} />}
        </BrowseHead>
        <ErrorSummary errors={errorsByField(errors)} />
      </div>
      <aside
        className="browse-filters max-lg:order-first lg:row-span-2 lg:row-start-1 lg:self-start"
        aria-label={t("browse.filters")}
      >
        <FilterForm search={search} ownZipcode={ownZipcode} errors={errors} />
      </aside>
      <section
        className="flex min-w-0 flex-col gap-3 sm:gap-5 lg:col-start-2"
        aria-label={t("browse.list")}
        data-part="list"
      >
        {!isMiss(props) && (
          <div className="sort-bar browse-choices">
            <div className="list-choices max-sm:[&>nav]:mx-0 max-sm:[&>nav]:flex-none max-sm:[&>nav]:overflow-visible max-sm:[&>nav]:px-0">
              <ViewLinks search={search} ownZipcode={ownZipcode} />
              {isListed && <SortLinks search={search} ownZipcode={ownZipcode} />}
            </div>
            {isListed && <OrderReason search={search} />}
          </div>
        )}
        <OnlyArea search={search} ownZipcode={ownZipcode} />
        {areas ? <Areas {...props} areas={areas} /> : <Results {...props} />}
        {props.wider && <WiderSearch search={search} ownZipcode={ownZipcode} wider={props.wider} />}
      </section>
    </div>
  );
}

function SaveLink({ search, saved }: Pick<BrowsePageProps, "search" | "saved">) {
  const { t } = useTranslation("jobs");
  const text = t(saved === null ? "browse.save" : "browse.saved");
  const [word = text] = text.split(" ", 1);
  return (
    <Link
      className="quiet-link max-[25rem]:min-w-11 max-[25rem]:justify-end"
      to={saved ?? saveAddress(search)}
      rel="nofollow"
      aria-label={text}
    >
      <Icon name="bookmark" />
      <span className="max-[25rem]:hidden">
        {word}
        <span className="max-sm:hidden">{text.slice(word.length)}</span>
      </span>
    </Link>
  );
}

const jobsIn = ({ results }: Page<JobArea>) => results.reduce((sum, { count }) => sum + count, 0);

function Areas({ areas, search, ownZipcode }: BrowsePageProps & { areas: Page<JobArea> }) {
  if (areas.count === 0) return <NoAreas list={searchAddress({ ...search, view: "list" }, 1, ownZipcode)} />;
  return <AreasView areas={areas.results} search={search} ownZipcode={ownZipcode} />;
}

const isMiss = ({ jobs, search }: BrowsePageProps) => jobs?.count === 0 && search.search !== "";

function reasonOf({ jobs, search }: BrowsePageProps): NoJobsReason {
  if (!jobs) return "refused";
  if (jobs.count > 0) return "beyond";
  if (!isFiltered(search)) return "none";
  return search.zipcode ? "filtered" : "filteredNowhere";
}

function Results(props: BrowsePageProps) {
  const { jobs, search, ownZipcode, page, now, near } = props;
  if (isMiss(props)) return <NothingSaid search={search} near={near} meant={props.meant} ownZipcode={ownZipcode} />;
  if (!jobs || jobs.results.length === 0) {
    return (
      <NoJobs
        reason={reasonOf(props)}
        firstPage={searchAddress(search, 1, ownZipcode)}
        everything={searchAddress(EVERYTHING, 1, ownZipcode)}
      />
    );
  }
  return (
    <>
      {jobs.meant && <MeantWords search={search} meant={jobs.meant} ownZipcode={ownZipcode} />}
      <JobGrid
        jobs={jobs.results}
        now={now}
        inView={3}
        excerptOf={search.search ? (job) => excerptOf(job, jobs.meant ?? search.search) : undefined}
        marksNew={shownSort(search) !== "newest"}
        between={STORES.length > 0 ? { after: 6, what: <AppPromo /> } : undefined}
      />
      <ListPages page={page} count={jobs.count} href={(number) => searchAddress(search, number, ownZipcode)} />
    </>
  );
}
