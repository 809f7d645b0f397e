import type { Language } from "~/domain/language";
import type { Chapter } from "~/domain/site-text";
import en from "./accessibility/en";
import nl from "./accessibility/nl";

export const accessibilityOf = (language: Language): readonly Chapter[] => ({ nl, en })[language];
