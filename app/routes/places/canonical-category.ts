import { data, redirect } from "react-router";
import { categoryPath } from "~/components/categories/category-search";
import { CATEGORIES } from "~/domain/category-names";

/** The one address of a category that is named by its slug or its number; there is no other. */
export function canonicalCategory(name: string, { search }: URL): Response {
  const category = CATEGORIES.find(({ id, slug }) => slug === name || String(id) === name);
  if (!category) throw data(null, { status: 404 });
  return redirect(categoryPath(category) + search, 301);
}
