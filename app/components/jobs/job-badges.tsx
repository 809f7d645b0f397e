import type { Job } from "~/domain/jobs/job";
import { useTranslation } from "~/locales/use-translation";
import { Badge } from "../ui/badge";

export function JobBadges({ job }: { job: Pick<Job, "business_required" | "is_remote"> }) {
  const { t } = useTranslation("jobs");
  return (
    <>
      {job.business_required && (
        <Badge tone="info" icon="business">
          {t("card.business")}
        </Badge>
      )}
      {job.is_remote && (
        <Badge tone="action" icon="remote">
          {t("card.remote")}
        </Badge>
      )}
    </>
  );
}
