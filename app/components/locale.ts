import { useTranslation } from "~/locales/use-translation";
import type { Locale } from "./format";

/** The language of the page. */
export const useLocale = (): Locale => useTranslation().language;
