import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";

export function AdminLate() {
  const { t } = useTranslation("admin");
  return <Alert tone="warning" title={t("action.late")} live />;
}
