import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { ButtonLink } from "../ui/button-link";
import { DeadEnd } from "../ui/dead-end";

export function MissingArticle() {
  const { t } = useTranslation("blog");
  return (
    <DeadEnd
      illustration={<Scene name="not-found" className="w-44 md:w-72" />}
      title={t("missing.title")}
      text={t("missing.text")}
    >
      <ButtonLink to="/blog">{t("missing.action")}</ButtonLink>
    </DeadEnd>
  );
}
