import type { Route } from "./+types/category-alias";
import { canonicalCategory } from "./canonical-category";

export const loader = ({ request, params }: Route.LoaderArgs) =>
  canonicalCategory(params.category, new URL(request.url));

/** Without a component, the router answers errors without a page. */
export default function CategoryAlias() {
  return null;
}
