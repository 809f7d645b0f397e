import { shortNameOf } from "~/domain/accounts/short-name";
import type { Chat } from "~/domain/chats/chat";
import { isProposed } from "~/domain/deals/appointment-life";
import { type DealStep, dealStepFor } from "~/domain/deals/deal-step";
import type { JobDetails } from "~/domain/jobs/job-details";
import { canAct, type JobRole } from "~/domain/jobs/job-life";
import { dealPlaceOf } from "~/domain/jobs/job-place";
import { useTranslation } from "~/locales/use-translation";
import { formatDeadline } from "../format";
import { useLocale } from "../locale";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";
import { appointmentAddress } from "./appointment-address";
import type { DealCardProps } from "./deal-card";
import { addressOfJob } from "./job-address";
import { startCodeAddress } from "./start-code-address";
import { stopAddress } from "./stop-address";

interface StepBoxProps {
  job: JobDetails;
  role: JobRole;
  chat: Chat;
  step: DealStep;
  mode: "held" | "direct";
  viewer: number | null;
  stopUntil: string | null;
}

export const stepOf = ({ job, role, chat, viewer, now }: Omit<DealCardProps, "money" | "terms">): DealStep =>
  dealStepFor(role, {
    viewer,
    appointment: chat.appointment,
    begun: job.begun_at !== null,
    done: job.done_at !== null,
    lacksAddress: dealPlaceOf(job)?.address === null,
    hasCode: Boolean(job.start_code),
    now,
  });

function addressOf(step: Exclude<DealStep, "wait">, { job, chat }: StepBoxProps): string {
  const addresses: Record<typeof step, string> = {
    answer: appointmentAddress(chat.uri),
    see_appointment: appointmentAddress(chat.uri),
    propose: appointmentAddress(chat.uri),
    give_address: addressOfJob(job.id),
    show_code: startCodeAddress(job.id),
    enter_code: startCodeAddress(job.id),
    mark_done: `/task/${job.id}/actie/done`,
    approve: `/task/${job.id}/actie/solve`,
  };
  return addresses[step];
}

export function StepBox(props: StepBoxProps) {
  const { job, role, chat, step, mode, viewer, stopUntil } = props;
  const { t } = useTranslation(["deals", "jobs"]);
  const locale = useLocale();
  const values = { name: shortNameOf(chat.opponent) };
  const own = job.stop?.proposal?.by === viewer;
  const direct = mode === "direct" ? "Direct" : "";

  const texts: Record<DealStep, string> = {
    answer: t("step.answer", values),
    give_address: t("place.owner.missing", values),
    propose: t("step.propose", values),
    see_appointment: t("step.wait", values),
    wait: t(isProposed(chat.appointment) ? "step.waitAnswer" : "step.wait", values),
    show_code: t("step.code", values),
    enter_code: t("start.helper"),
    mark_done: t(direct ? "jobs:done.direct" : "jobs:done.text"),
    approve: t(`step.approve${direct}`, values),
  };
  const links: Record<Exclude<DealStep, "wait">, string> = {
    answer: t("meet.answer"),
    see_appointment: t("meet.see"),
    give_address: t("place.owner.missingLink"),
    propose: t("meet.propose"),
    show_code: t("step.codeLink"),
    enter_code: t("start.helperLink"),
    mark_done: t("jobs:done.action"),
    approve: t(`step.approveLink${direct}`),
  };
  return (
    <Alert tone="success" title={t("step.title")} className="print-hidden">
      {stopUntil !== null && (
        <p>{t(own ? "stop.own" : "stop.asked", { ...values, until: formatDeadline(stopUntil, locale) })}</p>
      )}
      <p>{texts[step]}</p>
      <p className="flex flex-wrap gap-3 pt-3">
        {stopUntil !== null && <ButtonLink to={stopAddress(job.id)}>{t("stop.answer")}</ButtonLink>}
        {step !== "wait" && (
          <ButtonLink variant={stopUntil === null ? "primary" : "secondary"} to={addressOf(step, props)}>
            {links[step]}
          </ButtonLink>
        )}
        {role === "owner" && (
          <ButtonLink variant="secondary" to={`/messages/${chat.uri}`}>
            {t("jobs:done.chat")}
          </ButtonLink>
        )}
        {step !== "mark_done" && step !== "see_appointment" && canAct(job, "done", role) && (
          <ButtonLink variant="secondary" to={`/task/${job.id}/actie/done`}>
            {t("jobs:done.action")}
          </ButtonLink>
        )}
      </p>
    </Alert>
  );
}
