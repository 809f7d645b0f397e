import type { PopularSlot } from "~/components/cities/popular-jobs";
import { allArticles } from "~/content/articles";
import { articleAddress } from "~/domain/article";
import type { Language } from "~/domain/language";

const SLOTS = 6;

/** What is asked for most: a tap, a wardrobe, walls and ceilings, the boiler. By the numbers of the articles. */
const ARTICLES = [12, 11, 10, 8];

/** Six places for articles about jobs; where none was written yet there is nothing. */
export async function popularSlots(language: Language): Promise<PopularSlot[]> {
  const articles = await allArticles(language);
  return Array.from({ length: SLOTS }, (_, place) => {
    const article = articles.find(({ id }) => id === ARTICLES[place]);
    return article ? { to: articleAddress(article.slug), title: article.title, drawing: article.drawing } : null;
  });
}
