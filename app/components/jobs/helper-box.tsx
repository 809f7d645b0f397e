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
  onHold: boolean;
  paused: boolean;
}

export function HelperBox({ job, bid, mode, onHold, paused }: HelperBoxProps) {
  const { t } = useTranslation("jobs");
  if (!isUnderway(job.status) || onHold) return null;
  const text = paused ? "done.paused" : mode === "held" ? "done.text" : "done.direct";
  const todo = t(job.done_at ? (paused ? "done.waitingPaused" : "done.waiting") : text);
  return (
    <Alert tone="success" title={t("done.title")}>
      <p>{todo}</p>
      <p className="flex flex-wrap gap-3 pt-3">
        {canAct(job, "done", "helper") && <ButtonLink to={`/task/${job.id}/actie/done`}>{t("done.action")}</ButtonLink>}
        {job.start_code && (
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
