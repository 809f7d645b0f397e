export type ArticleDrawing =
  | "bids"
  | "questions"
  | "tap"
  | "washer"
  | "wardrobe"
  | "bracket"
  | "ceiling"
  | "roller-path"
  | "small-jobs"
  | "job-list"
  | "boiler"
  | "gauge";

interface Heading {
  type: "heading";
  text: string;
}

interface Image {
  type: "image";
  src: ArticleDrawing;
  alt: string;
}

interface Divider {
  type: "divider";
}

type Fixed = Heading | Image | Divider;

type Running<Text> =
  | { type: "paragraph"; text: Text }
  | { type: "list"; ordered?: true; items: readonly Text[] }
  | { type: "tip"; text: Text };

export type Block = Fixed | Running<string>;

export interface Piece {
  text: string;
  to?: string;
}

export type LinkedBlock = Fixed | Running<readonly Piece[]>;

export interface ArticleSummary {
  id: number;
  slug: string;
  title: string;
  intro: string;
  date: string;
  minutes: number;
  drawing: ArticleDrawing;
  alt: string;
}

export interface Article extends ArticleSummary {
  blocks: readonly LinkedBlock[];
}

export const articleAddress = (slug: string) => `/blog/${slug}`;
