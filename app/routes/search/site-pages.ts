import { categoryPath } from "~/components/jobs/category-search";
import { allArticles } from "~/content/articles";
import { CATEGORIES } from "~/domain/jobs/category-names";
import { articleAddress } from "~/domain/site/article";
import { CITIES, cityPath } from "~/domain/site/city";
import type { SitemapEntry } from "./sitemap-xml";

const PAGES = [
  "/",
  "/browse-tasks",
  "/helpers",
  "/categorieen",
  "/blog",
  "/faq",
  "/contact",
  "/hoe-werkt-het",
  "/over",
  "/terms-and-conditions",
  "/privacy",
  "/herroepen",
  "/automatisch",
  "/toegankelijkheid",
  "/meldingen",
  "/business",
  "/partner",
];

export async function sitePages(origin: string): Promise<SitemapEntry[]> {
  const paths = [...PAGES, ...CATEGORIES.map(categoryPath), ...CITIES.map(({ slug }) => cityPath(slug))];
  const articles = (await allArticles("nl")).map(({ slug, date }) => ({
    address: origin + articleAddress(slug),
    changedAt: date,
  }));
  return [...paths.map((path) => ({ address: origin + path })), ...articles];
}
