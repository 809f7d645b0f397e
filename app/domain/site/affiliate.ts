import { z } from "zod";
import { money, moneyOut } from "../money/money-schema";
import { kinds } from "../values/kind";
import { choice, emptyIsAbsent, integer, line, optionalLine, text } from "../values/value";

export const LOCALES = ["nl_NL", "en_GB"] as const;
export type Locale = (typeof LOCALES)[number];

const TRACKING =
  /(^|[./?&=_-])(affiliates?|aff|track(ing)?|clicks?|partners?|go|ref|tag|awin\d*|tradetracker|daisycon|tradedoubler)([./?&=_-]|\d|$)/i;

export function isAffiliateLink(address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== "https:" || url.username || url.password) return false;
  return TRACKING.test(`${url.host}${url.pathname}${url.search}`);
}

/** The camel-case names are those of existing clients. */
export const affiliateProduct = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.string(),
  merchant: z.string(),
  brand: z.string(),
  condition: z.string(),
  price: moneyOut,
  originalPrice: moneyOut.nullable(),
  discount: z.int().nullable(),
  category: z.string(),
  affiliateUrl: z.string(),
});
export type AffiliateProduct = z.output<typeof affiliateProduct>;

export const MAX_PRODUCTS = 48;
export const USUAL_PRODUCTS = 12;

export const productFilters = z.object({
  category: optionalLine(60),
  merchant: optionalLine(60),
  limit: emptyIsAbsent(integer(1, MAX_PRODUCTS))
    .transform((limit) => limit ?? USUAL_PRODUCTS)
    .register(kinds, { in: { type: "integer", minimum: 1, maximum: MAX_PRODUCTS, default: USUAL_PRODUCTS } }),
  locale: emptyIsAbsent(choice(LOCALES))
    .transform((locale) => locale ?? LOCALES[0])
    .register(kinds, { in: { type: "string", enum: LOCALES, default: LOCALES[0] } }),
});
export type ProductFilters = z.output<typeof productFilters>;

export const productNamed = z.object({ productId: line(100) });
export const productClick = z.object({
  productName: text(300),
  merchant: line(100),
  category: line(100),
  price: money,
});
