import { allArticles } from "~/content/articles";
import { getOrigin } from "~/context";
import { type ArticleSummary, articleAddress } from "~/domain/article";
import { rssOf } from "~/domain/rss";
import { getLocale, getT } from "~/middleware/locale";
import type { Route } from "./+types/rss";
import { blogFeed } from "./feed-address";

/** All articles for readers of feeds, in the language of the address. */
export async function loader({ context }: Route.LoaderArgs) {
  const language = getLocale(context);
  const origin = getOrigin(context);
  const t = getT(context, "blog");
  const articles = await allArticles(language);
  const channel = {
    title: t("feed"),
    link: `${origin}/blog`,
    description: t("description"),
    language,
    self: origin + blogFeed(language),
    changedAt: Math.max(...articles.map(publishedAt)),
    items: articles.map((article) => ({
      title: article.title,
      link: origin + articleAddress(article.slug),
      publishedAt: publishedAt(article),
      description: article.intro,
    })),
  };
  return new Response(rssOf(channel), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8", "Cache-Control": "public, s-maxage=30" },
  });
}

const publishedAt = ({ date }: ArticleSummary) => Date.parse(date);
