import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, it } from "vitest";
import { stores } from "~/brand-shown";
import { allArticles, findArticle, latestArticles } from "~/content/articles";
import { CATALOGUE } from "~/content/catalogue";
import en from "~/content/en";
import nl from "~/content/nl";
import { wordsIn } from "~/content/reading-time";
import type { Article } from "~/domain/site/article";
import { LANGUAGES } from "~/domain/values/language";
import routes from "../../app/routes";

const TEXTS = { nl, en };
const ALL = LANGUAGES.flatMap((language) => CATALOGUE.map(({ id, slug }) => ({ language, id, slug })));

async function articleAt({ language, slug }: (typeof ALL)[number]): Promise<Article> {
  const article = await findArticle(language, slug);
  if (!article) throw new Error(`no article ${slug}`);
  return article;
}

const piecesOf = ({ blocks }: Article) =>
  blocks.flatMap((block) => {
    if (block.type === "list") return block.items.flat();
    return block.type === "paragraph" || block.type === "tip" ? block.text : [];
  });
const linksOf = (article: Article) => piecesOf(article).flatMap(({ to }) => (to ? [to] : []));

const toMatch = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ id, file, path, index, children }) =>
    index ? { id: id ?? file, path, index } : { id: id ?? file, path, children: toMatch(children ?? []) },
  );
const site = toMatch(routes);
const fileAt = (to: string) => matchRoutes(site, to)?.at(-1)?.route.id;

async function exists(to: string): Promise<boolean> {
  if ([stores.values.ios, stores.values.android].includes(to)) return true;
  const slug = /^\/blog\/(.+)$/.exec(to)?.[1];
  if (slug) return (await findArticle("nl", slug)) !== null;
  return ![undefined, "routes/not-found.tsx"].includes(fileAt(to));
}

describe.each(ALL)("$slug in $language", (which) => {
  it("is a good read: at least 800 words", () => {
    expect(wordsIn(TEXTS[which.language][which.id].blocks)).toBeGreaterThanOrEqual(800);
  });

  it("has headings, lists, a drawing and one tip", async () => {
    const kinds = (await articleAt(which)).blocks.map(({ type }) => type);
    expect(kinds).toEqual(expect.arrayContaining(["heading", "paragraph", "list", "image", "divider"]));
    expect(kinds.filter((kind) => kind === "tip")).toHaveLength(1);
  });

  it("links to what exists, to each once, and never to itself", async () => {
    const links = linksOf(await articleAt(which));
    expect(links.length).toBeGreaterThan(0);
    expect(new Set(links).size).toBe(links.length);
    expect(links).not.toContain(`/blog/${which.slug}`);
    expect(await Promise.all(links.map(exists)), links.join(" ")).toEqual(links.map(() => true));
  });

  it("is told in a sentence or two, and drawn for who cannot see it", async () => {
    const { intro, alt, minutes } = await articleAt(which);
    expect(intro.length).toBeLessThanOrEqual(200);
    expect(alt.length).toBeGreaterThan(20);
    expect(minutes).toBeGreaterThanOrEqual(4);
  });
});

describe.each(LANGUAGES)("all articles in %s", (language) => {
  it("are listed newest first, each with a title and an intro of its own", async () => {
    const all = await allArticles(language);
    const newestFirst = all.toSorted((one, other) => other.date.localeCompare(one.date) || other.id - one.id);
    expect(all).toEqual(newestFirst);
    for (const part of ["slug", "title", "intro", "alt"] as const) {
      expect(new Set(all.map((article) => article[part])).size, part).toBe(all.length);
    }
    expect(await latestArticles(language, 2)).toEqual(all.slice(0, 2));
  });

  it("are found by their own slugs alone", async () => {
    expect(await findArticle(language, "bestaat-niet")).toBeNull();
    expect(await findArticle(language, "13")).toBeNull();
  });

  it("are each led to from another", async () => {
    const articles = await Promise.all(ALL.filter((one) => one.language === language).map(articleAt));
    const links = new Set(articles.flatMap(linksOf));
    expect(CATALOGUE.map(({ slug }) => `/blog/${slug}`).filter((to) => !links.has(to))).toEqual([]);
  });

  it("lead to the questions, the jobs and the stores", async () => {
    const articles = await Promise.all(ALL.filter((one) => one.language === language).map(articleAt));
    expect(articles.flatMap(linksOf)).toEqual(
      expect.arrayContaining(["/faq", "/browse-tasks", stores.values.ios, stores.values.android]),
    );
  });
});
