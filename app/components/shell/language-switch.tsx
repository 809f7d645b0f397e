import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";
import { LanguageButtons } from "./language-buttons";
import { LANGUAGE_CHOICE } from "./language-choice";

/**
 * Another language for this same page. Without a script it would lose what is typed: on a page with a form it then leads
 * to the choice in the footer, which keeps it (app/styles/shell.css says which of the two is shown).
 */
export function LanguageSwitch({ here }: { here: string }) {
  const { t } = useTranslation("common");
  return (
    <>
      <form method="post" className="language-switch">
        <LanguageButtons here={here} />
      </form>
      <a className="language-link" href={`#${LANGUAGE_CHOICE}`}>
        <Icon name="language" />
        {t("language.choose")}
      </a>
    </>
  );
}
