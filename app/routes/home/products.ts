import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import type { ProductKind } from "~/components/shops/shop-address";
import { getApi } from "~/context";
import { isAffiliateLink, type Locale } from "~/domain/affiliate";
import { getLocale } from "~/middleware/locale";
import { getSettings } from "~/middleware/settings";

type Context = Readonly<RouterContextProvider>;

/** The language in which shops know the reader's. */
export const shopLocale = (context: Context): Locale => (getLocale(context) === "nl" ? "nl_NL" : "en_GB");

/** Products of a kind that may be shown, none when the shops do not answer; null where there are no shops. */
export async function shopOf(context: Context, kind: ProductKind) {
  if ((await getSettings(context)).shops === false) return null;
  const query = { locale: shopLocale(context), category: kind ?? undefined };
  const found = await optional(getApi(context).affiliate.products({ query }));
  return { kind, products: found && found.results.filter(({ affiliateUrl }) => isAffiliateLink(affiliateUrl)) };
}
