import type { Route } from "./+types/category-alias";
import { canonicalCategory } from "./canonical-category";

/** Addresses of categories as older links have them. */
export const loader = ({ request, params }: Route.LoaderArgs) =>
  canonicalCategory(params.category, new URL(request.url));

/** Without a page, what names nothing would be answered in plain text. */
export default function CategoryAlias() {
  return null;
}
