import { type RouterContextProvider, redirect } from "react-router";
import { SaveSearchPage } from "~/components/browse/save-search-page";
import { filtersOf, readSearch, searchAddress } from "~/components/jobs/job-search";
import { getApi } from "~/context";
import {
  type Alert,
  alertsIn,
  alertsThrough,
  isSameSearch,
  type SavedFilters,
  searchDraft,
  searchForm,
} from "~/domain/saved-search";
import type { OwnProfile } from "~/domain/user";
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

async function leaveIfSaved(context: Readonly<RouterContextProvider>, viewer: OwnProfile, filters: SavedFilters) {
  const { results } = await getApi(context).search.list();
  const same = results.find((search) => isSameSearch(search.filters, filters));
  if (!same) return;
  getFlash(context).info(getT(context, "searches")("save.already"));
  throw redirect(`/profile/${viewer.id}/searches/${same.id}/bewerken`, 303);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const { zipcode } = viewer;
  const filters = filtersIn(request);
  await leaveIfSaved(context, viewer, filters);
  return {
    title: getT(context, "searches")("save.title"),
    filters,
    back: searchAddress(searchIn(request), 1, zipcode),
  };
}

const isHeard = ({ notification_settings }: OwnProfile, alerts: Alert[]) =>
  alertsThrough(alerts, notification_settings).length > 0;

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireViewer(context, request);
  const sent = await readFields(request);
  const form = readForm(sent, searchForm, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  const { name } = form.value;
  const alerts = alertsIn(form.value);
  const body = { name, filters: filtersOf(searchIn(request)), alerts };
  try {
    await once(context, request, sent, (key) => getApi(context).search.save({ body }, key));
  } catch (error) {
    return refusedByApi(form, error);
  }
  getFlash(context).success(getT(context, "searches")(isHeard(viewer, alerts) ? "save.done" : "save.doneQuietly"));
  return redirect(`/profile/${viewer.id}/searches`, 303);
}

export const meta = privateMeta;

export default function SaveSearch({ loaderData, actionData }: Route.ComponentProps) {
  return <SaveSearchPage {...loaderData} result={actionData?.result} />;
}
