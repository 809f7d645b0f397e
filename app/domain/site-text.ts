/** Texts of static pages: written in app/content, rendered by app/components/site. */

export interface TextLink {
  text: string;
  to: string;
}
/** One or a few sentences, optionally with links. */
export type Line = string | readonly (string | TextLink)[];

/** Returns the text without its links. */
export const plainText = (line: Line): string =>
  typeof line === "string" ? line : line.map((part) => (typeof part === "string" ? part : part.text)).join("");

/** A question and its answer. */
export interface Asked {
  question: string;
  answer: readonly Line[];
}
export interface Question extends Asked {
  /** The fragment of its address: `#kosten`. */
  id: string;
}

export const FAQ_TABS = ["general", "placer", "helper"] as const;
export type FaqTab = (typeof FAQ_TABS)[number];

export interface Point {
  title: string;
  text: string;
}

export type Passage = Line | { readonly list: readonly Line[] };

/** A section of a long text, with its own address. */
export interface Chapter {
  id: string;
  title: string;
  passages: readonly Passage[];
}

/** A chapter in one language. Ids and order are shared by all languages. */
export type ChapterText = Omit<Chapter, "id">;

export const isList = (passage: Passage): passage is { readonly list: readonly Line[] } =>
  typeof passage === "object" && "list" in passage;
