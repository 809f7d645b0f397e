import type { UserPublic } from "~/domain/accounts/user";
import type { Category } from "~/domain/jobs/category-names";
import type { Job, JobStatistics } from "~/domain/jobs/job";
import { postPath } from "~/domain/jobs/job-steps";
import type { Page } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { formatNumber } from "../format";
import { CategoryPicture } from "../illustrations/category-picture";
import { CategoryLinks } from "../jobs/category-links";
import { type CategorySearch, categoryAddress, categoryPath, filtersOn, helpersOfKind } from "../jobs/category-search";
import { helpersAddress } from "../jobs/helper-search";
import { JobGrid } from "../jobs/job-grid";
import { EVERYTHING } from "../jobs/job-search";
import { ListOrder } from "../jobs/list-order";
import { NoJobs, type NoJobsReason } from "../jobs/no-jobs";
import { NothingSaid } from "../jobs/nothing-said";
import { useLocale } from "../locale";
import { Breadcrumb } from "../ui/breadcrumb";
import { ButtonLink } from "../ui/button-link";
import { ErrorSummary, errorsByField } from "../ui/error-summary";
import { FoundHead } from "../ui/found-head";
import { Icon } from "../ui/icon";
import { ListPages } from "../ui/list-pages";
import { CategoryFacts } from "./category-facts";
import { CategoryFilters } from "./category-filters";
import { CategoryHelpers } from "./category-helpers";
import { CityLinks } from "./city-links";

export interface CategoryPageProps {
  category: Category;
  search: CategorySearch;
  page: number;
  jobs: Page<Job> | null;
  facts: JobStatistics | null;
  helpers: Pick<Page<UserPublic>, "count" | "results"> | null;
  errors: Record<string, string[]>;
  now: number;
}

export function CategoryPage(props: CategoryPageProps) {
  const { category, search, facts, errors, helpers } = props;
  const { t } = useTranslation(["categories", "jobs"]);
  const locale = useLocale();
  const on = filtersOn(search);
  const shown = errorsByField(errors);
  return (
    <div className="page-width grid gap-8 py-6 sm:py-8">
      <Breadcrumb
        label={t("jobs:job.trail")}
        trail={[{ to: "/categorieen", text: t("all.title") }]}
        current={category[locale]}
      />
      <Head {...props} />
      <ErrorSummary errors={shown} />
      {helpers && <CategoryHelpers category={category} search={search} helpers={helpers} />}
      <div className="grid gap-6 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-x-10">
        <div className="grid content-start gap-5">
          <CategoryFacts facts={facts} helpers={helpersAddress(helpersOfKind(category, search))} />
          <details className="filters" open={shown.length > 0 || undefined}>
            <summary className="filters-summary">
              <Icon name="filter" />
              {on > 0 ? t("jobs:browse.filtersOn", { count: on }) : t("jobs:browse.filters")}
              <Icon name="chevron-down" className="ms-auto" />
            </summary>
            <div className="filters-body">
              <CategoryFilters category={category} search={search} errors={errors} />
            </div>
          </details>
        </div>
        <section className="grid min-w-0 content-start gap-5" aria-label={t("jobs:browse.list")}>
          <Results {...props} />
        </section>
      </div>
      <CategoryLinks current={category.slug} />
      <CityLinks id="steden" />
    </div>
  );
}

function Head({ category, search, jobs }: CategoryPageProps) {
  const { t } = useTranslation(["categories", "jobs"]);
  const locale = useLocale();
  const about = t(`about.${category.slug}`, { returnObjects: true });
  const count = jobs?.count ?? null;
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <CategoryPicture name={category.slug} className="size-20 sm:size-28" />
      <div className="min-w-0 flex-1 basis-72">
        <FoundHead
          heading={t("one.heading", { jobs: about.jobs })}
          found={count === null ? null : t("jobs:browse.found", { count, shown: formatNumber(count, locale) })}
          askPlace={search.zipcode ? undefined : t("one.askZipcode")}
        >
          <p className="measure text-lg text-ink-soft">{about.text}</p>
          <p className="mt-3">
            <ButtonLink to={postPath(category.id)} className="home-cta">
              {about.post}
            </ButtonLink>
          </p>
        </FoundHead>
      </div>
    </div>
  );
}

function reasonOf({ jobs, search }: CategoryPageProps): NoJobsReason {
  if (!jobs) return "refused";
  if (jobs.count > 0) return "beyond";
  return filtersOn(search) > 0 ? "filteredNowhere" : "none";
}

function Results(props: CategoryPageProps) {
  const { category, jobs, search, page, now } = props;
  if (jobs?.count === 0 && search.search !== "") {
    return (
      <NothingSaid
        search={{ ...EVERYTHING, ...search, category: category.id }}
        withoutWords={categoryAddress(category, { ...search, search: "" })}
        near={[]}
        meant={null}
        ownZipcode={null}
      />
    );
  }
  if (!jobs || jobs.results.length === 0) {
    return (
      <NoJobs
        reason={reasonOf(props)}
        firstPage={categoryAddress(category, search)}
        everything={categoryPath(category)}
      />
    );
  }
  return (
    <>
      <div className="max-sm:order-last">
        <ListOrder order="newest" search={search.search} />
      </div>
      <JobGrid jobs={jobs.results} now={now} inView={3} />
      <ListPages page={page} count={jobs.count} href={(number) => categoryAddress(category, search, number)} />
    </>
  );
}
