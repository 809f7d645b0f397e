/** What the site's own pages are made of: written down in app/content, drawn by app/components/site. */

export interface TextLink {
  text: string;
  to: string;
}
/** A sentence or a few, with links where they belong. */
export type Line = string | readonly (string | TextLink)[];

/** The words of a line without its links. */
export const plainText = (line: Line): string =>
  typeof line === "string" ? line : line.map((part) => (typeof part === "string" ? part : part.text)).join("");

/** Something people ask, and what is answered. */
export interface Asked {
  question: string;
  answer: readonly Line[];
}
export interface Question extends Asked {
  /** In the address of the page: `#kosten`. */
  id: string;
}

/** Who asks: anybody, who needs help, who helps. */
export const FAQ_TABS = ["general", "placer", "helper"] as const;
export type FaqTab = (typeof FAQ_TABS)[number];

/** A step, a value: a few words and what they mean. */
export interface Point {
  title: string;
  text: string;
}

/** A paragraph, or a list. */
export type Passage = Line | { readonly list: readonly Line[] };

/** A part of a long text, with an address of its own. */
export interface Chapter {
  id: string;
  title: string;
  passages: readonly Passage[];
}

/** The same in one language: the chapters of all languages have their ids and order in common. */
export type ChapterText = Omit<Chapter, "id">;

export const isList = (passage: Passage): passage is { readonly list: readonly Line[] } =>
  typeof passage === "object" && "list" in passage;
