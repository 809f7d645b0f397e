import type { Job } from "~/domain/jobs/job";
import type { JobStatus } from "~/domain/jobs/job-status";
import { useTranslation } from "~/locales/use-translation";
import { Badge } from "../../ui/badge";
import { Euros } from "./euros";
import { JOB_TONES } from "./tones";

export function JobBadge({ status, stopped }: { status: JobStatus; stopped?: boolean | undefined }) {
  const { t } = useTranslation("statuses");
  return <Badge tone={JOB_TONES[status]}>{t(`job.${stopped ? "stopped" : status}`)}</Badge>;
}

export function JobPrice({ job: { price_type, budget } }: { job: Pick<Job, "price_type" | "budget"> }) {
  const { t } = useTranslation("adminRecords");
  return price_type === "TBD" ? t("jobs.open") : <Euros amount={budget} />;
}
