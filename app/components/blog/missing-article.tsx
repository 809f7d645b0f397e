import { brand } from "~/brand";
import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { ButtonLink } from "../ui/button-link";

export function MissingArticle() {
  const { t } = useTranslation("blog");
  return (
    <section className="page-width empty-state">
      <title>{`${t("missing.title")} · ${brand.name}`}</title>
      <Scene name="not-found" />
      <h1>{t("missing.title")}</h1>
      <p>{t("missing.text")}</p>
      <ButtonLink to="/blog">{t("missing.action")}</ButtonLink>
    </section>
  );
}
