import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { kindIn } from "~/components/shops/shop-address";
import { getApi } from "~/context";
import { bestOf } from "~/domain/review";
import { shopOf } from "./products";

/** What the home page has below the jobs: what others said, what shops sell, and what there is to read. */
export async function moreOf(context: Readonly<RouterContextProvider>, { url }: Request) {
  const [reviews, shop] = await Promise.all([
    optional(getApi(context).review.best()),
    shopOf(context, kindIn(new URL(url))),
  ]);
  return { best: bestOf(reviews?.results ?? []), shop };
}
