import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { productFilterIn } from "~/components/home/shop-address";
import { latestArticles } from "~/content/articles";
import { namedRows, ownVideo } from "~/content/named";
import { getApi, getEnvironment } from "~/context";
import { bestOf } from "~/domain/deals/review";
import { getLocale } from "~/middleware/locale";
import { shopOf } from "./products";

const TEASERS = 3;

export async function moreOf(context: Readonly<RouterContextProvider>, { url }: Request) {
  const [reviews, shop, articles] = await Promise.all([
    optional(getApi(context).review.best()),
    shopOf(context, productFilterIn(new URL(url))),
    latestArticles(getLocale(context), TEASERS),
  ]);
  const environment = getEnvironment(context);
  return {
    named: namedRows(environment),
    video: ownVideo(environment),
    best: bestOf(reviews?.results ?? []),
    shop,
    articles,
  };
}
