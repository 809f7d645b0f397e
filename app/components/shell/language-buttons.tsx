import { Fragment } from "react";
import { LANGUAGES } from "~/domain/values/language";
import { useTranslation } from "~/locales/use-translation";
import { ShellButton } from "./shell-button";

export function LanguageButtons({ pageAddress, keepsTyped }: { pageAddress: string; keepsTyped?: boolean }) {
  const { t, language: current } = useTranslation("common");
  return LANGUAGES.map((language) => (
    // Text browsers join words that have no space between them.
    <Fragment key={language}>
      <ShellButton
        to="/language"
        asks={{ lng: language }}
        pageAddress={pageAddress}
        keepsTyped={keepsTyped}
        lang={language}
        aria-label={`${language}: ${t(`language.${language}`)}`}
        aria-pressed={current === language}
        className="language-button"
      >
        {language}
      </ShellButton>{" "}
    </Fragment>
  ));
}
