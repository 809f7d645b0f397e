import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";

/** In the place of a decision that another admin has to take. */
export function Involved() {
  const { t } = useTranslation("admin");
  return (
    <Alert tone="info" title={t("involved.title")}>
      {t("involved.text")}
    </Alert>
  );
}
