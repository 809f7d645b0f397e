import { useLocation } from "react-router";
import { Scene } from "~/components/illustrations/scene";
import { BidRow } from "~/components/profile/bid-row";
import { OwnJobRow } from "~/components/profile/own-job-row";
import { ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";
import { Pagination } from "~/components/ui/pagination";
import { TabLinks } from "~/components/ui/tab-links";
import { getApi } from "~/context";
import { pagesOf } from "~/domain/page";
import { useTranslation } from "~/locales/use-translation";
import { getLocale, getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import type { Route } from "./+types/my-jobs";

const pageIn = (search: URLSearchParams) => {
  const page = Number(search.get("page") ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
};

/** One of two lists: what one posted, or with `?tab=bids` what one bid on. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const page = pageIn(search);
  const { job, bid } = getApi(context);
  const list =
    search.get("tab") === "bids"
      ? { tab: "bids" as const, bids: await bid.own({ query: { page } }) }
      : { tab: "jobs" as const, jobs: await job.mine({ query: { page } }) };
  return { list, page, locale: getLocale(context), title: getT(context, "profile")("jobs.title") };
}

export const meta = privateMeta;

export default function MyJobs({ loaderData: { list, page, locale } }: Route.ComponentProps) {
  const { t } = useTranslation("profile");
  const { pathname } = useLocation();
  const { count } = list.tab === "jobs" ? list.jobs : list.bids;
  const tabs = [
    { to: pathname, text: t("jobs.posted"), current: list.tab === "jobs" },
    { to: `${pathname}?tab=bids`, text: t("jobs.bids"), current: list.tab === "bids" },
  ];
  return (
    <div className="grid max-w-3xl gap-6">
      <h1>{t("jobs.title")}</h1>
      <TabLinks label={t("jobs.title")} tabs={tabs} />
      {count === 0 && (list.tab === "jobs" ? <NothingPosted /> : <NothingBid />)}
      <ul className="grid gap-3">
        {list.tab === "jobs"
          ? list.jobs.results.map((job) => <OwnJobRow key={job.id} job={job} locale={locale} />)
          : list.bids.results.map((bid) => <BidRow key={bid.id} bid={bid} locale={locale} />)}
      </ul>
      <Pagination
        page={page}
        pages={pagesOf(count)}
        href={(number) => `?${list.tab === "bids" ? "tab=bids&" : ""}page=${number}`}
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
