import { CATEGORIES } from "~/domain/category-names";
import { firstCharacters } from "~/domain/characters";

/** The kind of products that is asked for, by the slug of its category; null for all. */
export const kindIn = (url: URL) =>
  CATEGORIES.find(({ slug }) => slug === url.searchParams.get("category"))?.slug ?? null;
export type ProductKind = ReturnType<typeof kindIn>;

/** Products of a kind and of a shop; null stands for all. */
export interface ProductFilter {
  kind: ProductKind;
  merchant: string | null;
}

export const productFilterIn = (url: URL): ProductFilter => ({
  kind: kindIn(url),
  merchant: firstCharacters(url.searchParams.get("merchant")?.trim() ?? "", 60) || null,
});

/** The home page with these products. */
export function productsAddress({ kind, merchant }: ProductFilter): string {
  const query = new URLSearchParams({ ...(kind && { category: kind }), ...(merchant && { merchant }) });
  return `/${query.size > 0 ? `?${query}` : ""}#producten`;
}

/** Our own address of a product: there the click is counted, and the shop opened. */
export const productAddress = (id: string, kind: ProductKind) =>
  `/aanbod/${encodeURIComponent(id)}${kind ? `?category=${kind}` : ""}`;
