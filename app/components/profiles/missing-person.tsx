import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { ButtonLink } from "../ui/button-link";
import { DeadEnd } from "../ui/dead-end";

export function MissingPerson() {
  const { t } = useTranslation("people");
  return (
    <DeadEnd
      illustration={<Scene name="not-found" className="w-44 md:w-72" />}
      title={t("person.missing.title")}
      text={t("person.missing.text")}
    >
      <ButtonLink to="/helpers">{t("person.missing.action")}</ButtonLink>
    </DeadEnd>
  );
}
