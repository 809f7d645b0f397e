import { CATEGORIES } from "~/domain/jobs/category-names";
import { firstCharacters } from "~/domain/values/characters";

export const kindIn = (url: URL) =>
  CATEGORIES.find(({ slug }) => slug === url.searchParams.get("category"))?.slug ?? null;
export type ProductKind = ReturnType<typeof kindIn>;

export interface ProductFilter {
  kind: ProductKind;
  merchant: string | null;
}

export const productFilterIn = (url: URL): ProductFilter => ({
  kind: kindIn(url),
  merchant: firstCharacters(url.searchParams.get("merchant")?.trim() ?? "", 60) || null,
});

export function productsAddress({ kind, merchant }: ProductFilter): string {
  const query = new URLSearchParams({ ...(kind && { category: kind }), ...(merchant && { merchant }) });
  return `/${query.size > 0 ? `?${query}` : ""}#producten`;
}

/** Redirects through our own address, which counts the click. */
export const productAddress = (id: string, kind: ProductKind) =>
  `/aanbod/${encodeURIComponent(id)}${kind ? `?category=${kind}` : ""}`;
