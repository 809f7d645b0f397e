import { PersonForm } from "~/components/account/person-form";
import { StartPage } from "~/components/account/start-page";
import { getApi } from "~/context";
import { startPersonForm } from "~/domain/accounts/profile-form";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getLocale, getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { paymentTermsOf } from "../payment-terms";
import { keepPhoto, withPhotoError } from "../profile/photo";
import { clearSavedForm } from "../saved-form";
import type { Route } from "./+types/person";
import { goOn } from "./go-on";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const profile = await requireViewer(context, request);
  const { mode } = await paymentTermsOf(context);
  return { title: getT(context, "start")("person.title"), id: Number(params.id), profile, direct: mode === "direct" };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const formData = await readFields(request, { files: 1 });
  const photo = await keepPhoto(formData, context);
  const form = readForm(formData, startPersonForm, { locale: getLocale(context) });
  if (!form.ok) return refused(withPhotoError(form.reply, photo.error));
  if (photo.error) return refused(form.refuse({ image: [photo.error] }, []));
  const file = await photo.file();
  const image = file ?? (form.value.remove_photo ? null : undefined);
  try {
    const profile = await getApi(context).profile.change({
      body: { bio: form.value.bio, ...(image !== undefined && { image }) },
    });
    await photo.forget();
    await clearSavedForm(context);
    return await goOn(context, { id: params.id, profile, step: "person" });
  } catch (error) {
    return refusedByApi(form, error);
  }
}

export const meta = privateMeta;

export default function Person({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <StartPage {...loaderData} step="person">
      <PersonForm {...loaderData} result={actionData?.result} />
    </StartPage>
  );
}
