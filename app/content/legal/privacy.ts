import type { Chapter, ChapterText } from "~/domain/site/site-text";
import type { Language } from "~/domain/values/language";
import type { Facts } from "../facts";
import en from "./privacy/en";
import nl from "./privacy/nl";

const CHAPTERS = [
  "short",
  "given",
  "noticed",
  "why",
  "receivers",
  "periods",
  "deleting",
  "cookies",
  "rights",
  "changes",
] as const;

export type PrivacyTexts = Record<(typeof CHAPTERS)[number], ChapterText>;

export function privacyOf(language: Language, facts: Facts): Chapter[] {
  const texts: PrivacyTexts = { nl, en }[language](facts);
  return CHAPTERS.map((id) => ({ id, ...texts[id] }));
}
