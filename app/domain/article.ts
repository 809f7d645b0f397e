/** The drawings in articles.svg. */
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

/** What has no running text, and therefore no links in it. */
type Fixed = Heading | Image | Divider;

/** Running text: a `string` as it is written, pieces once its links are found. */
type Running<Text> =
  | { type: "paragraph"; text: Text }
  | { type: "list"; ordered?: true; items: readonly Text[] }
  /** In a box of its own, under the heading 'Handige tip'. */
  | { type: "tip"; text: Text };

/** A part of an article as it is written. */
export type Block = Fixed | Running<string>;

/** A piece of running text; with an address it is a link. */
export interface Piece {
  text: string;
  to?: string;
}

/** A part of an article with its links. */
export type LinkedBlock = Fixed | Running<readonly Piece[]>;

/** What is said of an article elsewhere than on its own page. */
export interface ArticleSummary {
  id: number;
  slug: string;
  title: string;
  intro: string;
  /** The day it was published: '2026-11-10'. */
  date: string;
  /** How long one reads. */
  minutes: number;
  drawing: ArticleDrawing;
  /** What is to be seen on the drawing. */
  alt: string;
}

export interface Article extends ArticleSummary {
  blocks: readonly LinkedBlock[];
}

export const articleAddress = (slug: string) => `/blog/${slug}`;
