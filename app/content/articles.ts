import type { Article, ArticleSummary } from "~/domain/site/article";
import type { Language } from "~/domain/values/language";
import { type ArticleTexts, CATALOGUE } from "./catalogue";
import { withLinks } from "./links";
import { readingMinutes } from "./reading-time";
import { targetsFor } from "./targets";

/** Each language is a chunk of its own, loaded by the first page that needs it. */
const TEXTS: Record<Language, () => Promise<{ default: ArticleTexts }>> = {
  nl: () => import("./nl"),
  en: () => import("./en"),
};

const textsIn = async (language: Language) => (await TEXTS[language]()).default;

type Entry = (typeof CATALOGUE)[number];

function summaryOf(entry: Entry, texts: ArticleTexts): ArticleSummary {
  const { title, intro, alt, blocks } = texts[entry.id];
  return { ...entry, title, intro, alt, minutes: readingMinutes(blocks) };
}

export async function allArticles(language: Language): Promise<ArticleSummary[]> {
  const texts = await textsIn(language);
  return CATALOGUE.map((entry) => summaryOf(entry, texts));
}

export const latestArticles = async (language: Language, count: number): Promise<ArticleSummary[]> =>
  (await allArticles(language)).slice(0, count);

export async function findArticle(language: Language, slug: string): Promise<Article | null> {
  const entry = CATALOGUE.find((one) => one.slug === slug);
  if (!entry) return null;
  const texts = await textsIn(language);
  const blocks = withLinks(texts[entry.id].blocks, targetsFor(entry.id, language, texts));
  return { ...summaryOf(entry, texts), blocks };
}
