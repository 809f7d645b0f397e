import type { AffiliateProduct, ProductFilters } from "~/domain/site/affiliate";

export interface ProductSource {
  list(filters: ProductFilters): Promise<AffiliateProduct[]>;
  has(product: string): Promise<boolean>;
}

export class Unreachable extends Error {
  override name = "Unreachable";
}
