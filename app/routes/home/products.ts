import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import type { ProductFilter } from "~/components/home/shop-address";
import { getApi } from "~/context";
import {
  type AffiliateProduct,
  isAffiliateLink,
  type Locale,
  MAX_PRODUCTS,
  USUAL_PRODUCTS,
} from "~/domain/site/affiliate";
import { getLocale } from "~/middleware/locale";
import { getSettings } from "~/middleware/settings";

type Context = Readonly<RouterContextProvider>;

export const shopLocale = (context: Context): Locale => (getLocale(context) === "nl" ? "nl_NL" : "en_GB");

const shown = ({ results }: { results: AffiliateProduct[] }) =>
  results.filter(({ affiliateUrl }) => isAffiliateLink(affiliateUrl));

/** Null if shops are off or do not answer. */
export async function shopOf(context: Context, filter: ProductFilter) {
  if ((await getSettings(context)).shops === false) return null;
  const { kind, merchant } = filter;
  const { products } = getApi(context).affiliate;
  const query = { locale: shopLocale(context), category: kind ?? undefined };
  const [all, chosen] = await Promise.all([
    optional(products({ query: { ...query, limit: MAX_PRODUCTS } })),
    merchant ? optional(products({ query: { ...query, merchant } })) : null,
  ]);
  const found = merchant ? chosen : all;
  return {
    ...filter,
    merchants: [...new Set(all ? shown(all).map((one) => one.merchant) : [])].toSorted(),
    products: found && shown(found).slice(0, USUAL_PRODUCTS),
  };
}
