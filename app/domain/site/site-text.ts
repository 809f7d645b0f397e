export interface TextLink {
  text: string;
  to: string;
}
export type Line = string | readonly (string | TextLink)[];

export const plainText = (line: Line): string =>
  typeof line === "string" ? line : line.map((part) => (typeof part === "string" ? part : part.text)).join("");

export interface QuestionText {
  question: string;
  answer: readonly Line[];
}
export interface Question extends QuestionText {
  id: string;
}

export const FAQ_TABS = ["general", "placer", "helper"] as const;
export type FaqTab = (typeof FAQ_TABS)[number];

export interface Point {
  title: string;
  text: string;
}

export type Passage = Line | { readonly list: readonly Line[] };

export interface Chapter {
  id: string;
  title: string;
  passages: readonly Passage[];
}

export type ChapterText = Omit<Chapter, "id">;

export const isList = (passage: Passage): passage is { readonly list: readonly Line[] } =>
  typeof passage === "object" && "list" in passage;
