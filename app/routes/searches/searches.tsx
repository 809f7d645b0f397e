import { data, redirect } from "react-router";
import { ifThere } from "~/api/error";
import { SearchesPage } from "~/components/browse/searches-page";
import { getApi } from "~/context";
import { readFields } from "~/forms/read-fields";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { pageIn } from "../page-in";
import { flashRefusal } from "../refusal";
import type { Route } from "./+types/searches";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { zipcode, notification_settings: settings } = await requireViewer(context, request);
  // All are on one page.
  if (pageIn(new URL(request.url)) > 1) throw data(null, { status: 404 });
  const { results } = await getApi(context).search.list();
  const title = getT(context, "searches")("list.title");
  return { title, id: Number(params.id), searches: results, ownZipcode: zipcode, settings };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = Number((await readFields(request)).get("remove"));
  try {
    await ifThere(getApi(context).search.remove({ params: { id } }));
    getFlash(context).success(getT(context, "searches")("list.removed"));
  } catch (error) {
    flashRefusal(context, error);
  }
  return redirect(`/profile/${params.id}/searches`, 303);
}

export const meta = privateMeta;

export default function Searches({ loaderData }: Route.ComponentProps) {
  return <SearchesPage {...loaderData} />;
}
