import type { Job } from "~/domain/jobs/job";
import type { City } from "~/domain/site/city";
import { useTranslation } from "~/locales/use-translation";
import { JobGrid } from "../jobs/job-grid";
import { ListOrder } from "../jobs/list-order";
import { useLocale } from "../locale";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { Section } from "../ui/section";
import { jobsNear } from "./near-city";

export function CityJobs({ city, jobs, now }: { city: City; jobs: readonly Job[]; now: number }) {
  const { t } = useTranslation("cities");
  const locale = useLocale();
  if (jobs.length === 0) return null;
  return (
    <Section
      id="klussen"
      title={t("jobs.title", { city: city[locale] })}
      ground="card"
      more={
        <Link className="text-link inline-flex min-h-11 items-center gap-1.5 font-bold" to={jobsNear(city)}>
          {t("jobs.all", { city: city[locale] })}
          <Icon name="arrow-right" />
        </Link>
      }
    >
      <ListOrder order="nearest" />
      <JobGrid jobs={jobs} now={now} heading="h3" />
    </Section>
  );
}
