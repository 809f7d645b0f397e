import type { ChapterText } from "~/domain/site/site-text";

export const CHAPTERS = [
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
