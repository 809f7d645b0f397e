import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";

export function Involved() {
  const { t } = useTranslation("admin");
  return (
    <Alert tone="info" title={t("involved.title")}>
      {t("involved.text")}
    </Alert>
  );
}
