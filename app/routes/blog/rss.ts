import { allArticles } from "~/content/articles";
import { getOrigin } from "~/context";
import { type ArticleSummary, articleAddress } from "~/domain/site/article";
import { rssDate, rssOf } from "~/domain/site/rss";
import { getLocale, getT } from "~/middleware/locale";
import type { Route } from "./+types/rss";
import { blogFeed } from "./feed-address";

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
  const feed = rssOf(channel);
  return new Response(feed, {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": "public, s-maxage=30",
      "Last-Modified": rssDate(channel.changedAt),
      ETag: await tagOf(feed),
    },
  });
}

async function tagOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(text));
  return `"${btoa(String.fromCharCode(...new Uint8Array(digest, 0, 12)))}"`;
}

const publishedAt = ({ date }: ArticleSummary) => Date.parse(date);
