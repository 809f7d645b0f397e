import type { ArticleDrawing, Block } from "~/domain/site/article";

/** Newest first. Never change a slug: other sites link to it. */
export const CATALOGUE = [
  { id: 13, slug: "vragen-en-biedingen-op-je-klus", date: "2026-11-10", drawing: "bids" },
  { id: 12, slug: "lekkende-kraan-repareren", date: "2026-10-20", drawing: "tap" },
  { id: 11, slug: "kledingkast-in-elkaar-zetten", date: "2026-09-22", drawing: "wardrobe" },
  { id: 10, slug: "plafond-witten-zonder-strepen", date: "2026-08-18", drawing: "ceiling" },
  { id: 9, slug: "klusjes-die-blijven-liggen", date: "2026-06-09", drawing: "small-jobs" },
  { id: 8, slug: "cv-ketel-bijvullen", date: "2026-03-10", drawing: "boiler" },
] as const satisfies readonly { id: number; slug: string; date: string; drawing: ArticleDrawing }[];

type ArticleId = (typeof CATALOGUE)[number]["id"];

export interface ArticleText {
  title: string;
  intro: string;
  alt: string;
  phrases: readonly string[];
  blocks: readonly Block[];
}

export type ArticleTexts = Record<ArticleId, ArticleText>;
