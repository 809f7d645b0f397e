import { brand } from "~/brand";
import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { ButtonLink } from "../ui/button-link";

export function MissingPerson() {
  const { t } = useTranslation("people");
  return (
    <section className="page-width empty-state">
      <title>{`${t("person.missing.title")} · ${brand.name}`}</title>
      <Scene name="not-found" />
      <h1>{t("person.missing.title")}</h1>
      <p>{t("person.missing.text")}</p>
      <ButtonLink to="/helpers">{t("person.missing.action")}</ButtonLink>
    </section>
  );
}
