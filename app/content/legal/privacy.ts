import type { Chapter } from "~/domain/site/site-text";
import type { Language } from "~/domain/values/language";
import type { Facts } from "../facts";
import { CHAPTERS, type PrivacyTexts } from "./privacy/chapters";
import en from "./privacy/en";
import nl from "./privacy/nl";

export function privacyOf(language: Language, facts: Facts): Chapter[] {
  const texts: PrivacyTexts = { nl, en }[language](facts);
  return CHAPTERS.map((id) => ({ id, ...texts[id] }));
}
