import { CATEGORIES } from "~/domain/category-names";

/** The kind of products that is asked for, by the slug of its category; null for all. */
export const kindIn = (url: URL) =>
  CATEGORIES.find(({ slug }) => slug === url.searchParams.get("category"))?.slug ?? null;
export type ProductKind = ReturnType<typeof kindIn>;

/** The home page with products of a kind. */
export const kindAddress = (kind: ProductKind) => `/${kind ? `?category=${kind}` : ""}#producten`;

/** Our own address of a product: there the click is counted, and the shop opened. */
export const productAddress = (id: string, kind: ProductKind) =>
  `/aanbod/${encodeURIComponent(id)}${kind ? `?category=${kind}` : ""}`;
