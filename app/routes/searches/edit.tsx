import { data, type RouterContextProvider, redirect } from "react-router";
import { ApiError } from "~/api/error";
import { EditSearchPage } from "~/components/browse/edit-search-page";
import { getApi } from "~/context";
import { CATEGORIES_SHOWN } from "~/domain/jobs/category-names";
import { alertsIn, searchEditForm } from "~/domain/jobs/saved-search";
import { readFields } from "~/forms/read-fields";
import { type AcceptedForm, readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import type { Route } from "./+types/edit";

type Context = Readonly<RouterContextProvider>;
type Edited = AcceptedForm<typeof searchEditForm>;

/** The page of the API contains all searches that a user can have. */
async function ownSearch(context: Context, id: string) {
  const { results } = await getApi(context).search.list();
  const search = results.find((search) => String(search.id) === id);
  if (!search) throw data(null, { status: 404 });
  return search;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = getLocale(context);
  return {
    title: getT(context, "searches")("edit.title"),
    id: Number(params.id),
    search: await ownSearch(context, params.search),
    categories: CATEGORIES_SHOWN.map((category) => ({ value: String(category.id), label: category[language] })),
  };
}

const filtersOf = ({ value: { search, categories, zipcode, distance }, data: { price } }: Edited) => ({
  search,
  categories,
  zipcode,
  distance: zipcode && distance ? distance * 1000 : undefined,
  price,
});

/** After our own validation, the API can only reject an unknown postcode. */
function refusedEdit(form: Edited, error: unknown) {
  const wrong = error instanceof ApiError ? error.fields?.filters : undefined;
  return wrong ? refused(form.refuse({ zipcode: wrong }, [])) : refusedByApi(form, error);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = readForm(await readFields(request), searchEditForm, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  const body = { name: form.value.name, alerts: alertsIn(form.value), filters: filtersOf(form) };
  try {
    await getApi(context).search.change({ params: { id: params.search }, body });
  } catch (error) {
    return refusedEdit(form, error);
  }
  getFlash(context).success(getT(context, "searches")("edit.done"));
  return redirect(`/profile/${params.id}/searches`, 303);
}

export const meta = privateMeta;

export default function EditSearch({ loaderData, actionData }: Route.ComponentProps) {
  return <EditSearchPage {...loaderData} result={actionData?.result} />;
}
