import type { Route } from "./+types/category-alias";
import { canonicalCategory } from "./canonical-category";

export const loader = ({ request, params }: Route.LoaderArgs) =>
  canonicalCategory(params.category, new URL(request.url));

export default function CategoryAlias() {
  return null;
}
