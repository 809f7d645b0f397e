import type { JobDetails } from "~/domain/jobs/job-details";
import { type JobRole, takesBids } from "~/domain/jobs/job-life";
import type { JobStatus } from "~/domain/jobs/job-status";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";

const TOLD: Record<Exclude<JobStatus, "open">, readonly (JobRole | null)[]> = {
  reserved: [null],
  solved: [null],
  deleted: [null, "owner"],
};

export function StatusNote({ job: { status, expired_at, removal }, role }: { job: JobDetails; role: JobRole | null }) {
  const { t } = useTranslation("jobs");
  if (removal && role) return <Removal decision={removal.decision} role={role} />;
  if (takesBids(status) || !TOLD[status].includes(role)) return null;
  return <Alert tone="info">{t(`job.statusText.${expired_at ? "expired" : status}`)}</Alert>;
}

function Removal({ decision, role }: { decision: number | null; role: JobRole }) {
  const { t } = useTranslation("jobs");
  const read = decision !== null && (
    <ButtonLink variant="secondary" to={`/besluit/${decision}`}>
      {t("job.removal.read")}
    </ButtonLink>
  );
  return (
    <Alert tone="warning" title={t("job.removal.title")} action={read}>
      {t(`job.removal.${role}`)}
    </Alert>
  );
}
