import { readAsked } from "~/components/admin/records/record-address";
import { SearchPage } from "~/components/admin/records/search-page";
import { getApi } from "~/context";
import { isLongEnough, searchedGroup, searchedNumber } from "~/domain/admin/admin-search";
import { MAX_SEARCH_LENGTH } from "~/domain/admin/admin-search-limits";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/search";

export async function loader({ request, context }: Route.LoaderArgs) {
  const t = getT(context, "adminSearch");
  const search = readAsked(new URL(request.url), ["search"]).search.slice(0, MAX_SEARCH_LENGTH);
  const isShort = searchedNumber(search) === null && !isLongEnough(search);
  const results = isShort ? null : await getApi(context).admin.find({ query: { search } });
  return { title: search ? t("titleOf", { search }) : t("title"), search, results, first: searchedGroup(search) };
}

export const meta = liveMeta;

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />;
}
