import type { PopularSlot } from "~/components/places/popular-jobs";
import { allArticles } from "~/content/articles";
import { articleAddress } from "~/domain/site/article";
import type { Language } from "~/domain/values/language";

const SLOTS = 6;

/** Article ids of the most requested work: tap, wardrobe, walls and ceilings, boiler. */
const ARTICLES = [12, 11, 10, 8];

export async function popularSlots(language: Language): Promise<PopularSlot[]> {
  const articles = await allArticles(language);
  return Array.from({ length: SLOTS }, (_, place) => {
    const article = articles.find(({ id }) => id === ARTICLES[place]);
    return article ? { to: articleAddress(article.slug), title: article.title, drawing: article.drawing } : null;
  });
}
