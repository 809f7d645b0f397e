import type { AffiliateProduct, ProductFilters } from "~/domain/affiliate";

export interface ProductSource {
  list(filters: ProductFilters): Promise<AffiliateProduct[]>;
  has(product: string): Promise<boolean>;
}

/** The source is down, or its answer is unusable. */
export class Unreachable extends Error {
  override name = "Unreachable";
}
