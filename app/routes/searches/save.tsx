import { redirect } from "react-router";
import { filtersOf, readSearch, searchAddress } from "~/components/jobs/job-search";
import { SaveSearchPage } from "~/components/searches/save-search-page";
import { getApi } from "~/context";
import { alertsIn, type SavedFilters, searchDraft, searchForm } from "~/domain/saved-search";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { pageUrl } from "~/middleware/page-url";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { once } from "../once";
import type { Route } from "./+types/save";

const searchIn = (request: Request) => readSearch(pageUrl(request).searchParams);

/** An invalid search redirects to the list, which shows its errors. */
function filtersIn(request: Request): SavedFilters {
  const search = searchIn(request);
  const draft = searchDraft.safeParse({ filters: filtersOf(search) });
  if (!draft.success) throw redirect(searchAddress(search), 303);
  return draft.data.filters;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { zipcode } = await requireViewer(context, request);
  return {
    title: getT(context, "searches")("save.title"),
    filters: filtersIn(request),
    back: searchAddress(searchIn(request), 1, zipcode),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireViewer(context, request);
  const sent = await readFields(request);
  const form = readForm(sent, searchForm, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  const { name } = form.value;
  const body = { name, filters: filtersOf(searchIn(request)), alerts: alertsIn(form.value) };
  try {
    await once(context, request, sent, (key) => getApi(context).search.save({ body }, key));
  } catch (error) {
    return refusedByApi(form, error);
  }
  getFlash(context).success(getT(context, "searches")("save.done"));
  return redirect(`/profile/${viewer.id}/searches`, 303);
}

export const meta = privateMeta;

export default function SaveSearch({ loaderData, actionData }: Route.ComponentProps) {
  return <SaveSearchPage {...loaderData} result={actionData?.result} />;
}
