import { NEARBY_KILOMETRES } from "~/domain/jobs/distance";
import type { Job } from "~/domain/jobs/job";
import { useTranslation } from "~/locales/use-translation";
import { JobGrid } from "../jobs/job-grid";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { Section } from "../ui/section";

type NewJobsProps = { jobs: readonly Job[]; near?: boolean; now: number };

export function NewJobs({ jobs, near, now }: NewJobsProps) {
  const { t } = useTranslation("home");
  if (jobs.length === 0) return null;
  return (
    <Section
      id="nieuw"
      title={near ? t("jobs.titleNear", { km: NEARBY_KILOMETRES }) : t("jobs.title")}
      more={
        <Link className="text-link inline-flex min-h-11 items-center gap-1.5 font-bold" to="/browse-tasks">
          {t("jobs.all")}
          <Icon name="arrow-right" />
        </Link>
      }
    >
      <JobGrid jobs={jobs} now={now} heading="h3" marksNew={false} isRow />
    </Section>
  );
}
