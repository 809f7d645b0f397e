import { loginReason } from "~/domain/login-reason";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";

interface WaitingProps {
  /** Where the account leads. */
  next: string;
  /** The title, perhaps empty, of the draft that waits there. */
  job: string | null;
  way: "login" | "signup";
}

/** Above the form of an account: what the visitor goes on with. */
export function Waiting({ next, job, way }: WaitingProps) {
  const { t } = useTranslation("account");
  const reason = loginReason(next);
  if (reason === null) return null;
  const title = job === null ? t(`waiting.${reason}`) : job ? t("waiting.draftOf", { title: job }) : t("waiting.draft");
  return (
    <Alert tone="info" title={title}>
      {t(`waiting.${way}`)}
    </Alert>
  );
}
