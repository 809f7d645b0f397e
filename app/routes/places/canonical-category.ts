import { data, redirect } from "react-router";
import { categoryPath } from "~/components/jobs/category-search";
import { CATEGORIES } from "~/domain/jobs/category-names";

export function canonicalCategory(name: string, { search }: URL): Response {
  const category = CATEGORIES.find(({ id, slug }) => slug === name || String(id) === name);
  if (!category) throw data(null, { status: 404 });
  return redirect(categoryPath(category) + search, 301);
}
