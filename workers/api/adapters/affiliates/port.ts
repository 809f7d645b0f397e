import type { AffiliateProduct, ProductFilters } from "~/domain/affiliate";

/** Where products of shops come from. Down is `Unreachable`. */
export interface ProductSource {
  /** At most `limit` products, in the language of the locale. */
  list(filters: ProductFilters): Promise<AffiliateProduct[]>;
  has(product: string): Promise<boolean>;
}

/** The source cannot be asked now, or what it said cannot be used. */
export class Unreachable extends Error {
  override name = "Unreachable";
}
