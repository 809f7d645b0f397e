import type { Job } from "~/domain/jobs/job";
import { useTranslation } from "~/locales/use-translation";
import { JobGrid } from "../jobs/job-grid";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";

export function OtherJobs({ jobs, now }: { jobs: readonly Job[]; now: number }) {
  const { t } = useTranslation("jobs");
  return (
    <section className="grid gap-5" aria-labelledby="others-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="others-title">{t("job.others")}</h2>
        <Link className="text-link inline-flex min-h-11 items-center gap-1.5" to="/browse-tasks">
          {t("job.othersAll")}
          <Icon name="arrow-right" />
        </Link>
      </div>
      <JobGrid jobs={jobs} now={now} heading="h3" fullRows />
    </section>
  );
}
