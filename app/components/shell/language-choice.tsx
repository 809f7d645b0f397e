import { useTranslation } from "~/locales/use-translation";
import { LanguageButtons } from "./language-buttons";

export const LANGUAGE_CHOICE = "language";

/** After `main`, so that without a script the buttons can submit the page's form along. */
export function LanguageChoice({ pageAddress }: { pageAddress: string }) {
  const { t } = useTranslation("common");
  return (
    <fieldset id={LANGUAGE_CHOICE} className="language-choice">
      <legend className="visually-hidden">{t("language.choose")}</legend>
      <LanguageButtons pageAddress={pageAddress} keepsTyped />
    </fieldset>
  );
}
