import type { PAGE_FORM } from "~/forms/page-form";
import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";
import { LanguageButtons } from "./language-buttons";
import { LANGUAGE_CHOICE } from "./language-choice";

interface LanguageSwitchProps {
  here: string;
  /** One of a page is the form of the buttons after it (app/forms/page-form.ts). */
  id?: typeof PAGE_FORM;
}

/**
 * Another language for this same page. Without a script it would lose what is typed: on a page with a form it then leads
 * to the choice in the footer, which keeps it (app/styles/shell.css says which of the two is shown).
 */
export function LanguageSwitch({ here, id }: LanguageSwitchProps) {
  const { t } = useTranslation("common");
  return (
    <>
      <form method="post" id={id} className="language-switch">
        <LanguageButtons here={here} />
      </form>
      <a className="language-link" href={`#${LANGUAGE_CHOICE}`}>
        <Icon name="language" />
        {t("language.choose")}
      </a>
    </>
  );
}
