import { isSuspended } from "~/domain/accounts/account-life";
import type { Bid } from "~/domain/deals/bid";
import type { JobDetails } from "~/domain/jobs/job-details";
import { canAct, isUnderway } from "~/domain/jobs/job-life";
import { type Cents, formatEuros } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { appointmentAddress } from "../deals/appointment-address";
import { startCodeAddress } from "../deals/start-code-address";
import { formatDeadline } from "../format";
import { useLocale } from "../locale";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";

interface HelperBoxProps {
  job: JobDetails;
  bid: Bid;
  mode: "held" | "direct";
  onHold: boolean;
  paused: boolean;
  settled: Cents;
  report: { own: boolean; until: string } | null;
  /** The work is approved without an answer at this moment. Null while nothing runs. */
  approvedOn: string | null;
}

export function HelperBox({ job, bid, mode, onHold, paused, settled, report, approvedOn }: HelperBoxProps) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  const reported = report !== null;
  if (!isUnderway(job.status) || onHold) return null;
  const text = paused ? "done.paused" : mode === "held" ? "done.text" : "done.direct";
  const waiting = paused ? "done.waitingPaused" : isSuspended(job.owner) ? "done.waitingSuspended" : "done.waiting";
  const reportedAs = report?.own ? "done.reportedYou" : "done.reported";
  const until = report ? formatDeadline(report.until, locale) : "";
  const todo = t(reported ? reportedAs : job.done_at ? waiting : text, { name: job.owner.name, until });
  const day = job.done_at && !paused && !reported ? approvedOn : null;
  const later = text === "done.text" && !reported && !job.done_at && !job.begun_at;
  return (
    <Alert tone="success" title={t("done.title")}>
      {settled > 0 && <p>{t("done.settled", { name: job.owner.name, amount: formatEuros(settled, locale) })}</p>}
      <p>{later ? `${todo} ${t("done.later")}` : todo}</p>
      {day && <p>{t(mode === "held" ? "done.until" : "done.untilDirect", { until: formatDeadline(day, locale) })}</p>}
      <p className="flex flex-wrap gap-3 pt-3">
        {reported && <ButtonLink to={appointmentAddress(bid.chat_uri)}>{t("done.appointment")}</ButtonLink>}
        {!reported && canAct(job, "done", "helper") && (
          <ButtonLink to={`/task/${job.id}/actie/done`}>{t("done.action")}</ButtonLink>
        )}
        {!reported && job.start_code && (
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
