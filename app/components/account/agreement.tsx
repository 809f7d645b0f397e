import { useTranslation } from "~/locales/use-translation";
import { Link } from "../ui/link";

export function Agreement({ first = false }: { first?: boolean }) {
  const { t } = useTranslation("account");
  return (
    <p className="text-sm text-ink-soft">
      {t(first ? "agreement.first" : "agreement.before")} <Link to="/terms-and-conditions">{t("agreement.terms")}</Link>{" "}
      {t("agreement.age")} {t("agreement.read")} <Link to="/privacy">{t("agreement.privacy")}</Link>.
    </p>
  );
}
