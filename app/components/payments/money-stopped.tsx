import { GRACE_HOURS } from "~/domain/money/money-stop";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { Link } from "../ui/link";

export function MoneyStopped({ act }: { act: "pay" | "release" | "agree" | "payout" }) {
  const { t } = useTranslation("payments");
  return (
    <Alert
      tone="warning"
      title={t(`stopped.${act}.title`)}
      action={
        <Link className="text-link inline-flex min-h-11 items-center" to="/status">
          {t("stopped.status")}
        </Link>
      }
    >
      {t(`stopped.${act}.text`, { hours: GRACE_HOURS })}
    </Alert>
  );
}
