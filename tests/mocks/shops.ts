import { contract } from "~/api/contract";
import type { AffiliateProduct } from "~/domain/site/affiliate";
import { answers, refuses } from "./answers";
import { aPage } from "./factories/page";
import { aReview } from "./factories/review";
import { settings } from "./factories/settings";

const { affiliate, global, review } = contract;

const PICTURES = ["verf", "boor", "ladder", "schroef"];

function aProduct(n: number, overrides: Partial<AffiliateProduct> = {}): AffiliateProduct {
  return {
    id: `product-${n}`,
    title: `Muurverf mat wit, ${n} liter`,
    description: "Dekt in twee lagen en ruikt nauwelijks.",
    image: `/products/${PICTURES[n % PICTURES.length]}.svg`,
    merchant: "Kwast & Verf",
    brand: "Delfsblank",
    condition: "new",
    price: "39.95",
    originalPrice: n % 3 === 0 ? "49.95" : null,
    discount: n % 3 === 0 ? 20 : null,
    category: "schilderen",
    affiliateUrl: "https://klik.kwastenverf.example/track?product=1",
    ...overrides,
  };
}

const twelve = Array.from({ length: 12 }, (_, at) => aProduct(at + 1));

const inShops = (...found: AffiliateProduct[]) => answers(affiliate.products, aPage(found));

export const shops = {
  happy: [inShops(...twelve), answers(affiliate.trackClick, undefined), answers(review.best, aPage([]))],
  empty: inShops(),
  fail: refuses(affiliate.products, "unavailable"),
  areNone: answers(global.settings, { ...settings(), shops: false }),
  untracked: inShops(
    aProduct(1, { title: "Zomaar een winkel", affiliateUrl: "https://winkel.example/verf" }),
    aProduct(2),
  ),
  sixReal: answers(
    review.best,
    aPage(Array.from({ length: 6 }, (_, at) => aReview({ id: at + 1, text: `Echt gebeurd, nummer ${at + 1}` }))),
  ),
  elsewhere: inShops(aProduct(1, { image: "https://shop.example/verf.jpg", condition: "refurbished" })),
};
