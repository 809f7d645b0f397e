import { data, type RouterContextProvider, redirect } from "react-router";
import { WorkPage } from "~/components/profiles/work-page";
import { getApi } from "~/context";
import { aboutForm } from "~/domain/accounts/profile-form";
import { missingFor } from "~/domain/accounts/start-helping";
import type { OwnProfile } from "~/domain/accounts/user";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { moved } from "../moved";
import { paymentTermsOf } from "../payment-terms";
import { flashRefusal } from "../refusal";
import type { Route } from "./+types/work";

type Context = Readonly<RouterContextProvider>;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const [profile, { mode }] = await Promise.all([requireViewer(context, request), paymentTermsOf(context)]);
  const isReady = missingFor(profile, mode === "direct").length === 0;
  return { id: Number(params.id), profile, isReady, title: getT(context, "work")("title") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireViewer(context, request);
  const formData = await readFields(request);
  const [verb, id] = String(formData.get("intent")).split(":");
  switch (verb) {
    case "about":
      return sayAbout(context, formData, viewer);
    case "earlier":
      return order(context, viewer, Number(id), -1);
    case "later":
      return order(context, viewer, Number(id), 1);
    default:
      throw data(null, { status: 400 });
  }
}

async function sayAbout(context: Context, formData: FormData, { id }: OwnProfile) {
  const form = readForm(formData, aboutForm, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    await getApi(context).profile.change({ body: form.value });
  } catch (error) {
    return refusedByApi(form, error);
  }
  getFlash(context).success(getT(context, "work")("about.saved"));
  return redirect(`/profile/${id}/work-experience`, 303);
}

async function order(context: Context, viewer: OwnProfile, project: number, by: 1 | -1) {
  const ids = moved(viewer.workexperience, project, by).map(({ id }) => id);
  try {
    await getApi(context).experience.order({ body: { ids } });
  } catch (error) {
    flashRefusal(context, error);
  }
  return redirect(`/profile/${viewer.id}/work-experience#projects`, 303);
}

export const meta = privateMeta;

export default function Work({ loaderData, actionData }: Route.ComponentProps) {
  return <WorkPage {...loaderData} result={actionData?.result} />;
}
