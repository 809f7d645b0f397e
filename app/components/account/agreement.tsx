import { useTranslation } from "~/locales/use-translation";
import { Link } from "../ui/link";

export function Agreement() {
  const { t } = useTranslation("account");
  return (
    <p className="text-ink-soft">
      {t("agreement.before")} <Link to="/terms-and-conditions">{t("agreement.terms")}</Link> {t("agreement.age")}{" "}
      {t("agreement.read")} <Link to="/privacy">{t("agreement.privacy")}</Link>.
    </p>
  );
}
