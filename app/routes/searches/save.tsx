import { type RouterContextProvider, redirect } from "react-router";
import { SaveSearchPage } from "~/components/browse/save-search-page";
import { filtersOf, readSearch, searchAddress } from "~/components/jobs/job-search";
import { notedAt } from "~/components/ui/noted-at";
import { getApi } from "~/context";
import type { OwnProfile } from "~/domain/accounts/user";
import {
  type Alert,
  alertsIn,
  alertsThrough,
  type SavedFilters,
  type SavedSearch,
  searchDraft,
  searchForm,
} from "~/domain/jobs/saved-search";
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
import { savedAs } from "./saved-as";

type Context = Readonly<RouterContextProvider>;

const searchIn = (context: Context, request: Request) =>
  readSearch(pageUrl(request).searchParams, { locale: getLocale(context) });

function filtersIn(context: Context, request: Request): SavedFilters {
  const search = searchIn(context, request);
  const draft = searchDraft.safeParse({ filters: filtersOf(search) });
  if (!draft.success) throw redirect(searchAddress(search), 303);
  return draft.data.filters;
}

async function leaveIfSaved(context: Context, viewer: OwnProfile, filters: SavedFilters) {
  const same = await savedAs(context, filters);
  if (same) throw alreadySaved(context, viewer, same.id);
}

function alreadySaved(context: Context, viewer: OwnProfile, id: number) {
  getFlash(context).info(getT(context, "searches")("save.already"));
  return redirect(`/profile/${viewer.id}/searches/${id}/bewerken`, 303);
}

type Answers = Pick<SavedSearch, "name" | "alerts">;

const isSaved = (search: Answers, { name, alerts }: Answers) =>
  search.name === name && search.alerts.length === alerts.length && alerts.every((one) => search.alerts.includes(one));

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const { zipcode } = viewer;
  const filters = filtersIn(context, request);
  await leaveIfSaved(context, viewer, filters);
  return {
    title: getT(context, "searches")("save.title"),
    filters,
    back: searchAddress(searchIn(context, request), 1, zipcode),
  };
}

const isNotified = ({ notification_settings }: OwnProfile, alerts: Alert[]) =>
  alertsThrough(alerts, notification_settings).length > 0;

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireViewer(context, request);
  const formData = await readFields(request);
  const form = readForm(formData, searchForm, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  const { name } = form.value;
  const alerts = alertsIn(form.value);
  const body = { name, filters: filtersOf(searchIn(context, request)), alerts };
  try {
    const same = await savedAs(context, filtersIn(context, request));
    // The form was changed and sent again, after Back: the saved search is the place to change it.
    if (same && !isSaved(same, { name, alerts })) return alreadySaved(context, viewer, same.id);
    await once(context, request, formData, (key) => getApi(context).search.save({ body }, key));
  } catch (error) {
    return refusedByApi(form, error);
  }
  getFlash(context).success(getT(context, "searches")(isNotified(viewer, alerts) ? "save.done" : "save.doneQuietly"));
  return redirect(notedAt(`/profile/${viewer.id}/searches`), 303);
}

export const meta = privateMeta;

export default function SaveSearch({ loaderData, actionData }: Route.ComponentProps) {
  return <SaveSearchPage {...loaderData} result={actionData?.result} />;
}
