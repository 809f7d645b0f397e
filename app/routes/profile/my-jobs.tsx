import { Scene } from "~/components/illustrations/scene";
import { BidRow } from "~/components/profile/bid-row";
import { OwnJobRow } from "~/components/profile/own-job-row";
import { ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";
import { Pagination } from "~/components/ui/pagination";
import { getApi } from "~/context";
import { pagesOf } from "~/domain/page";
import { useTranslation } from "~/locales/use-translation";
import { getLocale, getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import type { Route } from "./+types/my-jobs";

const pageIn = (search: URLSearchParams, name: string) => {
  const page = Number(search.get(name) ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const pages = { jobs: pageIn(search, "jobs"), bids: pageIn(search, "bids") };
  const [jobs, bids] = await Promise.all([
    getApi(context).job.mine({ query: { page: pages.jobs } }),
    getApi(context).bid.own({ query: { page: pages.bids } }),
  ]);
  return { jobs, bids, pages, locale: getLocale(context), title: getT(context, "profile")("jobs.title") };
}

export const meta = privateMeta;

export default function MyJobs({ loaderData: { jobs, bids, pages, locale } }: Route.ComponentProps) {
  const { t } = useTranslation("profile");
  const labels = {
    navigation: t("jobs.pages.navigation"),
    previous: t("jobs.pages.previous"),
    next: t("jobs.pages.next"),
    page: (page: number) => t("jobs.pages.page", { page }),
  };
  return (
    <div className="grid max-w-3xl gap-10">
      <h1>{t("jobs.title")}</h1>
      <section className="grid gap-4">
        <h2>{t("jobs.posted")}</h2>
        {jobs.count === 0 && (
          <EmptyState
            illustration={<Scene name="empty-street" />}
            title={t("jobs.postedEmpty")}
            text={t("jobs.postedEmptyText")}
            action={<ButtonLink to="/post-job">{t("jobs.post")}</ButtonLink>}
          />
        )}
        <ul className="grid gap-3">
          {jobs.results.map((job) => (
            <OwnJobRow key={job.id} job={job} locale={locale} />
          ))}
        </ul>
        <Pagination page={pages.jobs} pages={pagesOf(jobs.count)} href={(page) => `?jobs=${page}`} labels={labels} />
      </section>
      <section className="grid gap-4">
        <h2>{t("jobs.bids")}</h2>
        {bids.count === 0 && (
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
        )}
        <ul className="grid gap-3">
          {bids.results.map((bid) => (
            <BidRow key={bid.id} bid={bid} locale={locale} />
          ))}
        </ul>
        <Pagination page={pages.bids} pages={pagesOf(bids.count)} href={(page) => `?bids=${page}`} labels={labels} />
      </section>
    </div>
  );
}
