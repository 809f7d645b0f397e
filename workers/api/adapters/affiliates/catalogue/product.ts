import type { Cents } from "~/domain/money/money";
import type { Locale } from "~/domain/site/affiliate";

export interface CatalogueProduct extends Record<Locale, readonly [title: string, description: string]> {
  id: string;
  image: string;
  brand: string;
  category: string;
  condition: "new" | "refurbished";
  cents: Cents;
  originally: Cents | null;
}
