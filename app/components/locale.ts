import { useTranslation } from "react-i18next";
import type { Locale } from "./format";

/** The language of the page. */
export function useLocale(): Locale {
  return useTranslation().i18n.language === "en" ? "en" : "nl";
}
