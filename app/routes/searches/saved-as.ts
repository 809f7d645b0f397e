import type { RouterContextProvider } from "react-router";
import { getApi } from "~/context";
import { isSameSearch, type SavedFilters } from "~/domain/jobs/saved-search";

export async function savedAs(context: Readonly<RouterContextProvider>, filters: SavedFilters) {
  const { results } = await getApi(context).search.list();
  return results.find((search) => isSameSearch(search.filters, filters));
}
