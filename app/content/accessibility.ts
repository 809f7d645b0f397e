import type { Chapter } from "~/domain/site/site-text";
import type { Language } from "~/domain/values/language";
import en from "./accessibility/en";
import nl from "./accessibility/nl";

export const accessibilityOf = (language: Language): readonly Chapter[] => ({ nl, en })[language];
