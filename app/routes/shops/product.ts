import { data, type RouterContextProvider, redirect } from "react-router";
import { optional } from "~/api/error";
import { kindIn } from "~/components/shops/shop-address";
import { getApi } from "~/context";
import { type AffiliateProduct, isAffiliateLink, MOST_PRODUCTS } from "~/domain/affiliate";
import { isAhead } from "~/domain/looking-ahead";
import { shopLocale } from "../home/products";
import type { Route } from "./+types/product";

type Context = Readonly<RouterContextProvider>;

/** A product that our own list has: nobody else's address is ever opened from here. */
async function find(context: Context, id: string, category: string | null): Promise<AffiliateProduct> {
  const { products } = getApi(context).affiliate;
  const query = { locale: shopLocale(context), category: category ?? undefined };
  const shown = (await products({ query })).results.find((product) => product.id === id);
  const found =
    shown ?? (await products({ query: { ...query, limit: MOST_PRODUCTS } })).results.find((one) => one.id === id);
  if (!found || !isAffiliateLink(found.affiliateUrl)) throw data(null, { status: 404 });
  return found;
}

/** The click is counted, and the shop opened; that it cannot be counted keeps nobody from it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const {
    id: productId,
    title,
    merchant,
    category,
    price,
    affiliateUrl,
  } = await find(context, params.product, kindIn(new URL(request.url)));
  if (!isAhead(request)) {
    const body = { productId, productName: title, merchant, category, price };
    await optional(getApi(context).affiliate.trackClick({ body }));
  }
  return redirect(affiliateUrl);
}

/** A page in name, so that a product that is gone is answered with one. */
export default function Nothing() {
  return null;
}
