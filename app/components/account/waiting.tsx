import { loginReason } from "~/domain/accounts/login-reason";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";

interface WaitingProps {
  next: string;
  job: string | null;
  way: "login" | "signup";
}

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
