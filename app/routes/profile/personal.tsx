import { redirect } from "react-router";
import { PersonalForm } from "~/components/settings/personal-form";
import { PersonalSummary } from "~/components/settings/personal-summary";
import { getApi } from "~/context";
import { personalFormOf } from "~/domain/accounts/profile-form";
import { CATEGORIES_SHOWN } from "~/domain/jobs/category-names";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { UNSENT } from "~/middleware/typed-form";
import { getViewer, requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { paymentTermsOf } from "../payment-terms";
import { clearSavedForm } from "../saved-form";
import type { Route } from "./+types/personal";
import { keepPhoto, withPhotoError } from "./photo";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const language = getLocale(context);
  const { mode } = await paymentTermsOf(context);
  const query = new URL(request.url).searchParams;
  return {
    profile: viewer,
    direct: mode === "direct",
    editing: query.has("edit") || query.has(UNSENT),
    categories: CATEGORIES_SHOWN.map((category) => ({ value: String(category.id), label: category[language] })),
    title: getT(context, "profile")("personal.title"),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const formData = await readFields(request, { files: 1 });
  const photo = await keepPhoto(formData, context);
  const current = (await getViewer(context))?.name ?? null;
  const form = readForm(formData, personalFormOf(current), { locale: getLocale(context) });
  if (!form.ok) return refused(withPhotoError(form.reply, photo.error));
  if (photo.error) return refused(form.refuse({ image: [photo.error] }, []));
  const file = await photo.file();
  const { image: _, photo: __, remove_photo, name, ...profile } = form.value;
  const image = file ?? (remove_photo ? null : undefined);
  // A business’s form has no name field.
  const named = formData.has("name") && { name };
  try {
    await getApi(context).profile.change({ body: { ...profile, ...named, ...(image !== undefined && { image }) } });
  } catch (error) {
    return refusedByApi(form, error);
  }
  await photo.forget();
  await clearSavedForm(context);
  getFlash(context).success(getT(context, "profile")("saved"));
  return redirect(`/profile/${params.id}`, 303);
}

export const meta = privateMeta;

export default function Personal({ loaderData, actionData }: Route.ComponentProps) {
  const editing = loaderData.editing || actionData !== undefined;
  return (
    <>
      {!editing && <PersonalSummary {...loaderData} />}
      <PersonalForm {...loaderData} editing={editing} result={actionData?.result} />
    </>
  );
}
