import type { ChapterText } from "~/domain/site/site-text";

export const CHAPTERS = [
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
