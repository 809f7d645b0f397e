import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { AdminLink } from "./admin-link";

export function AdminStopped() {
  const { t } = useTranslation("admin");
  return (
    <Alert tone="warning" title={t("stopped.title")}>
      {t("stopped.text")} <AdminLink to="/admin/money-stop">{t("stopped.link")}</AdminLink>
    </Alert>
  );
}
