import { look } from "~/brand-look";
import { type Cents, formatMoney } from "~/domain/money/money";
import type { AffiliateProduct, Locale, ProductFilters } from "~/domain/site/affiliate";
import { GEREEDSCHAPSLOODS } from "./gereedschapsloods";
import { KWAST_EN_VERF } from "./kwast-en-verf";
import type { CatalogueProduct } from "./product";

const SHOPS = [
  { merchant: "Kwast & Verf", link: "https://klik.kwastenverf.example/track", products: KWAST_EN_VERF },
  {
    merchant: "De Gereedschapsloods",
    link: "https://partner.gereedschapsloods.example/click",
    products: GEREEDSCHAPSLOODS,
  },
];

const discountOf = (cents: Cents, originally: Cents | null) =>
  originally === null ? null : Math.round((100 * (originally - cents)) / originally);

function shown(
  of: CatalogueProduct,
  { merchant, link }: { merchant: string; link: string },
  locale: Locale,
): AffiliateProduct {
  const [title, description] = of[locale];
  return {
    id: of.id,
    title,
    description,
    image: `/products/${of.image}.svg`,
    merchant,
    brand: of.brand,
    condition: of.condition,
    price: formatMoney(of.cents),
    originalPrice: of.originally === null ? null : formatMoney(of.originally),
    discount: discountOf(of.cents, of.originally),
    category: of.category,
    affiliateUrl: `${link}?${new URLSearchParams({ product: of.id, ref: look.name.toLowerCase(), locale })}`,
  };
}

function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

const isSame = (wanted: string | null, word: string) => wanted === null || wanted.toLowerCase() === word.toLowerCase();

export function list({ category, merchant, limit, locale }: ProductFilters): AffiliateProduct[] {
  const shops = SHOPS.filter((shop) => isSame(merchant, shop.merchant));
  const all = inTurns(shops.map((shop) => shop.products.map((product) => shown(product, shop, locale))));
  return all.filter((product) => isSame(category, product.category)).slice(0, limit);
}

export const has = (product: string) => SHOPS.some(({ products }) => products.some(({ id }) => id === product));
