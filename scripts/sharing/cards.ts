import { CATALOGUE } from "../../app/content/catalogue.ts";
import { CATEGORIES, type Category } from "../../app/domain/jobs/category-names.ts";
import { CITIES } from "../../app/domain/site/city.ts";
import type { Card } from "./card.ts";

/** As in app/styles/pictures.css; the others use the first colour. */
const ACCENTS: Partial<Record<Category["slug"], string>> = {
  schoonmaken: "sky",
  fotografie: "sky",
  loodgieter: "sky",
  verhuizen: "brick",
  overig: "brick",
  tuinieren: "leaf",
  tech: "leaf",
};

export const CARDS: Record<"site" | "cities" | "categories" | "articles", Record<string, Card>> = {
  site: { default: { drawing: { sprite: "street", name: "street", shape: "street" } } },
  cities: Object.fromEntries(
    CITIES.map(({ slug, nl }) => [
      `city-${slug}`,
      { title: nl, drawing: { sprite: "skylines", name: slug, shape: "skyline" } },
    ]),
  ),
  categories: Object.fromEntries(
    CATEGORIES.map(({ slug }) => [
      `category-${slug}`,
      { drawing: { sprite: "categories", name: slug, shape: "one", accent: ACCENTS[slug] } },
    ]),
  ),
  articles: Object.fromEntries(
    CATALOGUE.map(({ drawing }) => [
      `article-${drawing}`,
      { drawing: { sprite: "articles", name: drawing, shape: "one" } },
    ]),
  ),
};
