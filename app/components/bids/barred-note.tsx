import { useTranslation } from "~/locales/use-translation";
import { businessAddress } from "../people/business-address";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";

export function BarredNote({ viewer, next }: { viewer: number | null; next: string }) {
  const { t } = useTranslation("business");
  return (
    <Alert
      tone="info"
      title={t("barred.title")}
      action={<ButtonLink to={businessAddress(viewer, next)}>{t("barred.action")}</ButtonLink>}
    >
      <p>{t("barred.why")}</p>
      <p>{t("barred.how")}</p>
    </Alert>
  );
}
