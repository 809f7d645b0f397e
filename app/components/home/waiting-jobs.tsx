import { NEARBY_KILOMETRES } from "~/domain/jobs/distance";
import type { Job } from "~/domain/jobs/job";
import { useTranslation } from "~/locales/use-translation";
import { formatAgo } from "../format";
import { priceOf } from "../jobs/facts";
import { JobPicture } from "../jobs/job-picture";
import { JobPlace } from "../jobs/job-place";
import { useLocale } from "../locale";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { Price } from "../ui/price";

export function WaitingJobs({ jobs, now }: { jobs: readonly Job[]; now: number }) {
  const { t } = useTranslation(["waiting", "jobs"]);
  const locale = useLocale();
  return (
    <section className="grid content-start gap-3" aria-labelledby="waiting-near">
      <h2 id="waiting-near" className="text-xl">
        {t("near", { km: NEARBY_KILOMETRES })}
      </h2>
      <ul className="waiting-rows">
        {jobs.map((job) => (
          <li key={job.id} className="waiting-row">
            <JobPicture job={job} className="waiting-picture" />
            <span className="min-w-0">
              <Link className="card-link block font-bold wrap-anywhere" to={`/task/${job.id}`}>
                {job.title}
              </Link>
              <span className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-soft">
                <JobPlace job={job} />
                <span className="whitespace-nowrap max-[30rem]:basis-full">
                  <span className="max-[30rem]:hidden">· </span>
                  {formatAgo(job.created_at, new Date(now), locale)}
                </span>
              </span>
            </span>
            <Price
              cents={priceOf(job)}
              tbdText={t("jobs:card.priceOpen")}
              locale={locale}
              className="max-w-24 text-end"
            />
          </li>
        ))}
      </ul>
      <Link className="text-link inline-flex min-h-11 items-center gap-1.5 justify-self-start" to="/browse-tasks">
        {t("nearAll")}
        <Icon name="arrow-right" />
      </Link>
    </section>
  );
}
