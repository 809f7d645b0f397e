import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { DeskLink } from "./desk-link";

export function DeskStopped() {
  const { t } = useTranslation("admin");
  return (
    <Alert tone="warning" title={t("stopped.title")}>
      {t("stopped.text")} <DeskLink to="/admin/money-stop">{t("stopped.link")}</DeskLink>
    </Alert>
  );
}
