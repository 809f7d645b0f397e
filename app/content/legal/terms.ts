import type { Chapter, ChapterText } from "~/domain/site/site-text";
import type { Language } from "~/domain/values/language";
import type { Facts } from "../facts";
import en from "./terms/en";
import nl from "./terms/nl";

const CHAPTERS = [
  "about",
  "profile",
  "content",
  "agreement",
  "money",
  "withdrawal",
  "helpers",
  "reviews",
  "measures",
  "liability",
  "changes",
  "law",
  "contact",
] as const;

export type TermsTexts = Record<(typeof CHAPTERS)[number], ChapterText>;

export function legalTermsOf(language: Language, facts: Facts): Chapter[] {
  const texts: TermsTexts = { nl, en }[language](facts);
  return CHAPTERS.map((id) => ({ id, ...texts[id] }));
}
