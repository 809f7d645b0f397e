import { data } from "react-router";
import { ArticlePage } from "~/components/blog/article-page";
import { allArticles, findArticle } from "~/content/articles";
import { getOrigin } from "~/context";
import { articleAddress } from "~/domain/site/article";
import type { Language } from "~/domain/values/language";
import { getLocale, getT } from "~/middleware/locale";
import { publicMeta } from "../head";
import { aboutArticle, breadcrumb } from "../structured-data";
import type { Route } from "./+types/article";
import { blogFeed } from "./feed-address";

const OTHERS = 3;

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = getLocale(context);
  const article = await findArticle(language, params.slug);
  if (!article) throw data(null, { status: 404 });
  const t = getT(context, "blog");
  return {
    title: article.title,
    description: article.intro,
    canonical: getOrigin(context) + articleAddress(article.slug),
    image: `/sharing/article-${article.drawing}.png`,
    feed: blogFeed(language),
    trail: [
      { name: getT(context, "common")("nav.home"), path: "/" },
      { name: t("name"), path: "/blog" },
    ],
    author: t("author"),
    language,
    article,
    others: await othersAfter(article.id, language),
  };
}

/** Cyclic, so that every article is linked from another. */
async function othersAfter(id: number, language: Language) {
  const all = await allArticles(language);
  const at = all.findIndex((one) => one.id === id);
  return [...all.slice(at + 1), ...all.slice(0, at)].slice(0, OTHERS);
}

export const headers = () => ({ "Cache-Control": "public, s-maxage=30" });

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { canonical, title, trail } = args.loaderData;
  return [...publicMeta(args), aboutArticle(args.loaderData), breadcrumb({ canonical, name: title, trail })];
};

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  const { article, others, trail } = loaderData;
  return <ArticlePage article={article} others={others} trail={trail} />;
}

export { ErrorBoundary } from "./error-boundary";
