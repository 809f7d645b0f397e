import { type EndedPress, endedPress } from "~/domain/accounts/ended-press";
import { loginReason, namesJob } from "~/domain/accounts/login-reason";
import { STEP_NAMES, stepOfPath } from "~/domain/jobs/job-steps";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { Steps } from "../ui/steps";

interface WaitingProps {
  next: string;
  job: string | null;
  about: string | null;
  way: "login" | "signup";
  kept?: boolean;
}

const CHAT = /^\/messages\/[^/?#]+(?:[?#]|$)/;

export function Waiting({ next, job, about, way, kept = false }: WaitingProps) {
  const { t } = useTranslation("account");
  const pressed = endedPress(next);
  if (pressed !== null && way === "login") return <Undone pressed={pressed} kept={kept} />;
  const reason = loginReason(next);
  if (reason === null) return null;
  const named =
    about !== null && namesJob(reason)
      ? t(`waiting.${reason}On`, { title: about })
      : t(reason === "other" && way === "login" ? "waiting.otherLogin" : `waiting.${reason}`);
  const title = job === null ? named : job ? t("waiting.draftOf", { title: job }) : t("waiting.draft");
  return (
    <>
      {reason === "post" && <JobSteps next={next} />}
      <Alert tone="info" title={title}>
        {t(kept ? (CHAT.test(next) ? "waiting.keptMessage" : "waiting.keptForm") : `waiting.${way}`)}
      </Alert>
    </>
  );
}

function Undone({ pressed, kept }: { pressed: EndedPress; kept: boolean }) {
  const { t } = useTranslation("account");
  return (
    <Alert tone="info" title={t(`undone.${pressed}`)}>
      {t(kept ? "waiting.keptForm" : "waiting.again")}
    </Alert>
  );
}

export function JobSteps({ next }: { next: string }) {
  const { t } = useTranslation(["account", "posting"]);
  const step = stepOfPath(next);
  const steps = STEP_NAMES.map((name, at) => ({ name: t(`posting:steps.${name}`), done: at + 1 < step }));
  return <Steps label={t("waiting.steps", { step })} steps={steps} current={0} />;
}
