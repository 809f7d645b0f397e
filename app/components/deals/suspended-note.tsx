import type { JobDetails } from "~/domain/jobs/job-details";
import { canAct, type JobRole } from "~/domain/jobs/job-life";
import type { JobStatus } from "~/domain/jobs/job-status";
import type { DealMoney } from "~/domain/money/deal-money";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";
import { disputeOpening } from "./dispute-address";
import { stopAddress } from "./stop-address";

interface SuspendedNoteProps {
  job: Pick<JobDetails, "id" | "cancellation" | "stop"> & { status: JobStatus; done_at: string | null };
  role: JobRole;
  name: string;
  money: Pick<DealMoney, "paused" | "disputable">;
}

export function SuspendedNote({ job, role, name, money }: SuspendedNoteProps) {
  const { t } = useTranslation(["deals", "jobs"]);
  const isOwner = role === "owner";
  const mayCancel = job.cancellation?.allowed !== false;
  const approves = isOwner && money.paused === null && canAct(job, "solve", "owner");
  return (
    <Alert tone="warning" title={t("suspended.title", { name })}>
      <p>{t(isOwner && !mayCancel ? "suspended.ownerBegun" : `suspended.${role}`, { name })}</p>
      <p className="flex flex-wrap gap-3 pt-3">
        {!isOwner && canAct(job, "done", "helper") && (
          <ButtonLink to={`/task/${job.id}/actie/done`}>{t("jobs:done.action")}</ButtonLink>
        )}
        {!isOwner && (
          <ButtonLink variant="secondary" to={`/task/${job.id}/bod`}>
            {t("gone.withdraw")}
          </ButtonLink>
        )}
        {isOwner && money.paused === null && mayCancel && (
          <ButtonLink to={`/task/${job.id}/actie/cancel`}>{t("gone.cancel")}</ButtonLink>
        )}
        {approves && (
          <ButtonLink variant={mayCancel ? "secondary" : "primary"} to={`/task/${job.id}/actie/solve`}>
            {t("step.approveLink")}
          </ButtonLink>
        )}
        {job.stop?.proposal && (
          <ButtonLink variant="secondary" to={stopAddress(job.id)}>
            {t("stop.answer")}
          </ButtonLink>
        )}
        {money.disputable !== null && (
          <ButtonLink variant="secondary" to={disputeOpening(money.disputable)}>
            {t("dispute.wrong")}
          </ButtonLink>
        )}
      </p>
    </Alert>
  );
}
