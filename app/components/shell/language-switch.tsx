import type { PAGE_FORM } from "~/forms/page-form";
import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";
import { LanguageButtons } from "./language-buttons";
import { LANGUAGE_CHOICE } from "./language-choice";

interface LanguageSwitchProps {
  pageAddress: string;
  id?: typeof PAGE_FORM;
}

/**
 * Without a script a switch would lose typed text: a page with a form links to the choice in the footer instead
 * (app/styles/shell.css shows one of the two).
 */
export function LanguageSwitch({ pageAddress, id }: LanguageSwitchProps) {
  const { t } = useTranslation("common");
  return (
    <>
      <form method="post" id={id} className="language-switch">
        <LanguageButtons pageAddress={pageAddress} />
      </form>{" "}
      <a className="language-link" href={`#${LANGUAGE_CHOICE}`}>
        <Icon name="language" />
        {t("language.choose")}
      </a>
    </>
  );
}
