import { OverviewPage } from "~/components/blog/overview-page";
import { allArticles } from "~/content/articles";
import { getOrigin } from "~/context";
import { getLocale, getT } from "~/middleware/locale";
import { listMeta } from "../structured-data";
import type { Route } from "./+types/overview";
import { blogFeed } from "./feed-address";

export async function loader({ context }: Route.LoaderArgs) {
  const language = getLocale(context);
  const t = getT(context, "blog");
  return {
    title: t("title"),
    description: t("description"),
    canonical: `${getOrigin(context)}/blog`,
    feed: blogFeed(language),
    articles: await allArticles(language),
  };
}

export const headers = () => ({ "Cache-Control": "public, s-maxage=30" });

export const meta: Route.MetaFunction = (args) =>
  listMeta(
    args,
    args.loaderData?.articles.map(({ title, slug }) => ({ name: title, path: `/blog/${slug}` })),
  );

export default function Overview({ loaderData }: Route.ComponentProps) {
  return <OverviewPage articles={loaderData.articles} />;
}
