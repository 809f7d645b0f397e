import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";

/** The form is gone, so its errors have no place: somebody else was first. */
export function AdminLate() {
  const { t } = useTranslation("admin");
  return <Alert tone="warning" title={t("action.late")} live />;
}
