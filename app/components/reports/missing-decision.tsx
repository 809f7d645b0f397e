import { useLocation } from "react-router";
import { brand } from "~/brand";
import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { ButtonLink } from "../ui/button-link";

export function MissingDecision() {
  const { t } = useTranslation(["reports", "common"]);
  const { pathname } = useLocation();
  return (
    <section className="page-width empty-state">
      <title>{`${t("decision.missing")} · ${brand.name}`}</title>
      <Scene name="not-found" />
      <h1>{t("decision.missing")}</h1>
      <p>{t("decision.missingText")}</p>
      <ButtonLink to={`/login?next=${encodeURIComponent(pathname)}`}>{t("common:nav.login")}</ButtonLink>
    </section>
  );
}
