import type { Chapter } from "~/domain/site/site-text";
import type { Language } from "~/domain/values/language";
import type { Facts } from "../facts";
import { CHAPTERS, type TermsTexts } from "./terms/chapters";
import en from "./terms/en";
import nl from "./terms/nl";

export function legalTermsOf(language: Language, facts: Facts): Chapter[] {
  const texts: TermsTexts = { nl, en }[language](facts);
  return CHAPTERS.map((id) => ({ id, ...texts[id] }));
}
