import type { Job } from "~/domain/jobs/job";
import { canAct, type JobRole } from "~/domain/jobs/job-life";
import type { JobStatus } from "~/domain/jobs/job-status";
import type { DealMoney } from "~/domain/money/deal-money";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";

interface SuspendedNoteProps {
  job: Pick<Job, "id"> & { status: JobStatus; done_at: string | null };
  role: JobRole;
  name: string;
  money: Pick<DealMoney, "paused">;
}

export function SuspendedNote({ job, role, name, money }: SuspendedNoteProps) {
  const { t } = useTranslation(["deals", "jobs"]);
  const isOwner = role === "owner";
  return (
    <Alert tone="warning" title={t("suspended.title", { name })}>
      <p>{t(`suspended.${role}`, { name })}</p>
      <p className="flex flex-wrap gap-3 pt-3">
        {!isOwner && canAct(job, "done", "helper") && (
          <ButtonLink to={`/task/${job.id}/actie/done`}>{t("jobs:done.action")}</ButtonLink>
        )}
        {!isOwner && (
          <ButtonLink variant="secondary" to={`/task/${job.id}/bod`}>
            {t("gone.withdraw")}
          </ButtonLink>
        )}
        {isOwner && money.paused === null && (
          <ButtonLink to={`/task/${job.id}/actie/cancel`}>{t("gone.cancel")}</ButtonLink>
        )}
      </p>
    </Alert>
  );
}
