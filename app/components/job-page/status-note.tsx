import { isReservedByOwner } from "~/domain/deals/bid-life";
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

interface StatusNoteProps {
  job: Pick<JobDetails, "id" | "bids" | "status" | "stopped" | "expired_at" | "removal">;
  role: JobRole | null;
}

export function StatusNote({ job, role }: StatusNoteProps) {
  const { status, stopped, expired_at, removal } = job;
  const { t } = useTranslation("jobs");
  // Only its placer and helpers of its deals can read a job that was taken down. A helper of an ended deal has no role.
  if (removal) return <Removal decision={removal.decision} role={role ?? "helper"} />;
  if (role === "owner" && isReservedByOwner(job)) return <Reserved job={job.id} />;
  if (takesBids(status) || !TOLD[status].includes(role)) return null;
  return <Alert tone="info">{t(`job.statusText.${expired_at ? "expired" : stopped ? "stopped" : status}`)}</Alert>;
}

function Reserved({ job }: { job: number }) {
  const { t } = useTranslation("jobs");
  const reopen = (
    <ButtonLink variant="secondary" className="button-small" to={`/task/${job}/actie/cancel`}>
      {t("action.cancel.menu")}
    </ButtonLink>
  );
  return (
    <Alert tone="info" title={t("owner.reserved")} action={reopen}>
      {t("owner.reservedText")}
    </Alert>
  );
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
