import type { Locale } from "~/domain/affiliate";
import type { Cents } from "~/domain/money";

export interface CatalogueProduct extends Record<Locale, readonly [title: string, description: string]> {
  id: string;
  image: string;
  brand: string;
  category: string;
  condition: "new" | "refurbished";
  cents: Cents;
  originally: Cents | null;
}
