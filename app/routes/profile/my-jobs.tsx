import { data, type RouterContextProvider, useLocation } from "react-router";
import { OwnBidRow } from "~/components/bids/own-bid-row";
import type { Locale } from "~/components/format";
import { Scene } from "~/components/illustrations/scene";
import { OwnJobRow } from "~/components/jobs/own-job-row";
import { BeyondPages } from "~/components/ui/beyond-pages";
import { ButtonLink } from "~/components/ui/button-link";
import { ChoiceLinks } from "~/components/ui/choice-links";
import { EmptyState } from "~/components/ui/empty-state";
import { Pagination } from "~/components/ui/pagination";
import { getApi } from "~/context";
import type { FollowedBid } from "~/domain/deals/bid";
import { BID_STAGES, stageOf } from "~/domain/deals/bid-life";
import type { OwnJob } from "~/domain/jobs/job";
import { groupOf, JOB_GROUPS } from "~/domain/jobs/job-stage";
import { pagesOf, statusOfPage } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { getLocale, getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import type { Route } from "./+types/my-jobs";

const pageIn = (search: URLSearchParams) => {
  const page = Number(search.get("page") ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
};

type Context = Readonly<RouterContextProvider>;

const bidsOn = async (context: Context, page: number) => ({
  tab: "bids" as const,
  bids: await getApi(context).bid.own({ query: { page, withdrawn: true } }),
});

async function listFor(context: Context, tab: string | null, page: number) {
  if (tab === "bids") return bidsOn(context, page);
  const jobs = await getApi(context).job.mine({ query: { page, ended: true } });
  const bids = tab === null && jobs.count === 0 ? await bidsOn(context, page) : null;
  return bids && bids.bids.count > 0 ? bids : { tab: "jobs" as const, jobs };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const page = pageIn(search);
  const list = await listFor(context, search.get("tab"), page);
  const shown = {
    list,
    page,
    now: Date.now(),
    locale: getLocale(context),
    title: getT(context, "profile")("jobs.title"),
  };
  return data(shown, statusOfPage(page, list.tab === "jobs" ? list.jobs : list.bids));
}

export const meta = privateMeta;

export default function MyJobs({ loaderData: { list, page, now, locale } }: Route.ComponentProps) {
  const { t } = useTranslation("profile");
  const { pathname } = useLocation();
  const { count, results } = list.tab === "jobs" ? list.jobs : list.bids;
  const tabs = [
    { href: `${pathname}?tab=jobs`, text: t("jobs.posted"), current: list.tab === "jobs" },
    { href: `${pathname}?tab=bids`, text: t("jobs.bids"), current: list.tab === "bids" },
  ];
  return (
    <div className="grid gap-6">
      <h1>{t("jobs.title")}</h1>
      <ChoiceLinks label={t("jobs.title")} choices={tabs} />
      {count > 0 && results.length === 0 && (
        <BeyondPages first={`?tab=${list.tab}`} illustration={<Scene name="empty-street" className="w-48" />} />
      )}
      {count === 0 && (list.tab === "jobs" ? <NothingPosted /> : <NothingBid />)}
      {list.tab === "jobs" ? (
        <Jobs jobs={list.jobs.results} now={now} locale={locale} isWhole={pagesOf(count) === 1} />
      ) : (
        <Bids bids={list.bids.results} locale={locale} />
      )}
      <Pagination
        page={page}
        pages={pagesOf(count)}
        href={(number) => `?tab=${list.tab}&page=${number}`}
        labels={{
          navigation: t("jobs.pages.navigation"),
          previous: t("jobs.pages.previous"),
          next: t("jobs.pages.next"),
          page: (number: number) => t("jobs.pages.page", { page: number }),
        }}
      />
    </div>
  );
}

interface JobsProps {
  jobs: readonly OwnJob[];
  now: number;
  locale: Locale;
  /** On one of more pages a count would be too low. */
  isWhole: boolean;
}

function Jobs({ jobs, now, locale, isWhole }: JobsProps) {
  const { t } = useTranslation("profile");
  return JOB_GROUPS.map((group) => {
    const those = jobs.filter((job) => groupOf(job) === group);
    if (those.length === 0) return null;
    return (
      <section key={group} className="grid gap-3" aria-labelledby={`jobs-${group}`}>
        <h2 id={`jobs-${group}`} className="text-xl">
          {t(`jobs.group.${group}`)}
          {isWhole && ` (${those.length})`}
        </h2>
        <ul className="grid gap-3 lg:grid-cols-[repeat(auto-fit,minmax(28rem,1fr))]">
          {those.map((job) => (
            <OwnJobRow key={job.id} job={job} now={now} locale={locale} />
          ))}
        </ul>
      </section>
    );
  });
}

function Bids({ bids, locale }: { bids: readonly FollowedBid[]; locale: Locale }) {
  const { t } = useTranslation("profile");
  return BID_STAGES.map((stage) => {
    const those = bids.filter((bid) => stageOf(bid) === stage);
    if (those.length === 0) return null;
    return (
      <section key={stage} className="grid gap-3" aria-labelledby={`bids-${stage}`}>
        <h2 id={`bids-${stage}`} className="text-xl">
          {t(`jobs.stage.${stage}`)}
        </h2>
        <ul className="grid gap-3 lg:grid-cols-[repeat(auto-fit,minmax(28rem,1fr))]">
          {those.map((bid) => (
            <OwnBidRow
              key={bid.id}
              bid={bid}
              own={bids.filter(({ job_id }) => job_id === bid.job_id)}
              locale={locale}
            />
          ))}
        </ul>
      </section>
    );
  });
}

function NothingPosted() {
  const { t } = useTranslation("profile");
  return (
    <EmptyState
      illustration={<Scene name="empty-street" />}
      title={t("jobs.postedEmpty")}
      text={t("jobs.postedEmptyText")}
      action={<ButtonLink to="/post-job">{t("jobs.post")}</ButtonLink>}
    />
  );
}

function NothingBid() {
  const { t } = useTranslation("profile");
  return (
    <EmptyState
      illustration={<Scene name="empty-mailbox" />}
      title={t("jobs.bidsEmpty")}
      text={t("jobs.bidsEmptyText")}
      action={
        <ButtonLink to="/browse-tasks" variant="secondary">
          {t("jobs.browse")}
        </ButtonLink>
      }
    />
  );
}
