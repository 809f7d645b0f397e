import { categoryOf } from "~/domain/jobs/category-names";
import type { Job } from "~/domain/jobs/job";
import type { Excerpt } from "~/domain/search/excerpt";
import { useTranslation } from "~/locales/use-translation";
import { formatJobDay } from "../format";
import { useLocale } from "../locale";
import { Badge } from "../ui/badge";
import { Card } from "../ui/card";
import { Link } from "../ui/link";
import { Price } from "../ui/price";
import { priceOf } from "./facts";
import { JobBadges } from "./job-badges";
import { JobPicture } from "./job-picture";
import { JobPlace } from "./job-place";

type JobCardProps = {
  job: Job;
  isNew: boolean;
  now: number;
  heading?: "h2" | "h3";
  eager?: boolean;
  first?: boolean;
  excerpt?: Excerpt | null;
};

export function JobCard({ job, isNew, now, heading: Heading = "h2", eager, first, excerpt }: JobCardProps) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  const price = priceOf(job);
  return (
    <Card as="article" interactive className="job-card">
      <JobPicture job={job} eager={eager} first={first} className="job-card-picture" />
      {isNew && (
        <Badge tone="attention" className="job-card-new max-sm:hidden">
          {t("card.new")}
        </Badge>
      )}
      <div className="job-card-body">
        <p className="job-card-lead">
          <Price
            cents={price}
            tbdText={t("card.priceOpenShort")}
            locale={locale}
            className={price === null ? "text-lg" : "text-xl"}
          />
          <span className="job-card-day">
            {job.execution_date ? formatJobDay(job.execution_date, now, locale) : t("card.soon")}
          </span>
        </p>
        <p className="text-sm text-ink-soft">
          <JobPlace job={job} />
        </p>
        <Heading className="text-lg wrap-anywhere">
          <Link className="card-link" to={`/task/${job.id}`}>
            {job.title}
          </Link>
        </Heading>
        {excerpt && (
          <p className="text-sm text-ink-soft wrap-anywhere">
            {excerpt.before}
            <mark className="bg-transparent font-bold text-ink">{excerpt.hit}</mark>
            {excerpt.after}
          </p>
        )}
        <p className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 pt-1 text-sm text-ink-soft">
          {job.business_required && <JobBadges job={{ ...job, is_remote: false }} />}
          {isNew && (
            <Badge tone="attention" className="sm:hidden">
              {t("card.new")}
            </Badge>
          )}
          <span>
            {categoryOf(job.category)[locale]}{" "}
            <span className="whitespace-nowrap max-[16em]:whitespace-normal">
              · {t("card.bids", { count: job.number_of_bids })}
            </span>
          </span>
        </p>
      </div>
    </Card>
  );
}
