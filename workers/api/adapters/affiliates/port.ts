import type { AffiliateProduct, ProductFilters } from "~/domain/affiliate";

/** Products of shops. Methods throw `Unreachable` when the source is down. */
export interface ProductSource {
  /** At most `limit` products, in the language of the locale. */
  list(filters: ProductFilters): Promise<AffiliateProduct[]>;
  has(product: string): Promise<boolean>;
}

/** The source cannot be asked now, or what it said cannot be used. */
export class Unreachable extends Error {
  override name = "Unreachable";
}
