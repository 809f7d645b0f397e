import { useTranslation } from "~/locales/use-translation";
import type { Locale } from "./format";

export const useLocale = (): Locale => useTranslation().language;
