import type { Bid } from "~/domain/bid";
import type { JobDetails } from "~/domain/job-details";
import { canAct, isUnderway } from "~/domain/job-life";
import { useTranslation } from "~/locales/use-translation";
import { startCodeAddress } from "../start-code/start-code-address";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";

interface HelperBoxProps {
  job: JobDetails;
  bid: Bid;
  mode: "held" | "direct";
  /** Nothing of the job moves until the dispute is settled. */
  disputed: boolean;
}

/** For the chosen helper: what to do next. */
export function HelperBox({ job, bid, mode, disputed }: HelperBoxProps) {
  const { t } = useTranslation("jobs");
  if (!isUnderway(job.status)) return null;
  const text = mode === "held" ? t("done.text") : t("done.direct");
  return (
    <Alert tone="success" title={t("done.title")}>
      <p>{job.done_at ? t("done.waiting") : text}</p>
      <p className="flex flex-wrap gap-3 pt-3">
        {canAct(job, "done", "helper") && !disputed && (
          <ButtonLink to={`/task/${job.id}/actie/done`}>{t("done.action")}</ButtonLink>
        )}
        {job.start_code && !disputed && (
          <ButtonLink variant="secondary" to={startCodeAddress(job.id)}>
            {t("done.start")}
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" to={`/messages/${bid.chat_uri}`}>
          {t("done.chat")}
        </ButtonLink>
      </p>
    </Alert>
  );
}
