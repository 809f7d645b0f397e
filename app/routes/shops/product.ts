import { data, type RouterContextProvider, redirect } from "react-router";
import { optional } from "~/api/error";
import { kindIn } from "~/components/home/shop-address";
import { getApi } from "~/context";
import { type AffiliateProduct, isAffiliateLink, MAX_PRODUCTS } from "~/domain/site/affiliate";
import { isAhead } from "~/domain/site/looking-ahead";
import { shopLocale } from "../home/products";
import type { Route } from "./+types/product";

type Context = Readonly<RouterContextProvider>;

/** Only products of our own list: no open redirect. */
async function find(context: Context, id: string, category: string | null): Promise<AffiliateProduct> {
  const { products } = getApi(context).affiliate;
  const query = { locale: shopLocale(context), category: category ?? undefined };
  const shown = (await products({ query })).results.find((product) => product.id === id);
  const product =
    shown ?? (await products({ query: { ...query, limit: MAX_PRODUCTS } })).results.find((one) => one.id === id);
  if (!product || !isAffiliateLink(product.affiliateUrl)) throw data(null, { status: 404 });
  return product;
}

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

export { NoPage as default } from "../no-page";
