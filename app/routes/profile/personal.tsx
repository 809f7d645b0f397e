import { type RouterContextProvider, redirect } from "react-router";
import { uploadFault } from "~/api/messages";
import { PersonalForm } from "~/components/profile/personal-form";
import { getApi, getUploads } from "~/context";
import { CATEGORIES } from "~/domain/category";
import { personalForm } from "~/domain/profile-form";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { termsOf } from "../terms";
import type { Route } from "./+types/personal";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const language = getLocale(context);
  const { mode } = await termsOf(context);
  return {
    profile: viewer,
    direct: mode === "direct",
    categories: CATEGORIES.map((category) => ({ value: String(category.id), label: category[language] })),
    title: getT(context, "profile")("personal.title"),
  };
}

interface Photo {
  /** Id under which the chosen photo is kept, or empty. */
  kept: string;
  fault: string | null;
}

/** The photo that was chosen now or in an earlier try: kept until the profile is saved. */
async function photoOf(sent: FormData, context: Readonly<RouterContextProvider>): Promise<Photo> {
  const earlier = String(sent.get("photo") ?? "");
  const chosen = sent.get("image");
  if (!(chosen instanceof File) || chosen.size === 0) return { kept: earlier, fault: null };
  const upload = await getUploads(context).add(chosen);
  if ("refused" in upload) return { kept: earlier, fault: uploadFault(upload.refused, getLocale(context)) };
  return { kept: upload.id, fault: null };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const sent = await readFields(request, { files: 1 });
  const photo = await photoOf(sent, context);
  sent.delete("image");
  sent.set("photo", photo.kept);
  const form = readForm(sent, personalForm, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  if (photo.fault) return refused(form.refuse({ image: [photo.fault] }, []));
  const file = photo.kept ? await getUploads(context).find(photo.kept) : null;
  const { image: _, photo: __, remove_photo, ...profile } = form.value;
  const image = file ?? (remove_photo ? null : undefined);
  try {
    await getApi(context).profile.change({ body: { ...profile, ...(image !== undefined && { image }) } });
  } catch (error) {
    return refusedByApi(form, error);
  }
  await getUploads(context).remove(photo.kept);
  getFlash(context).success(getT(context, "profile")("saved"));
  return redirect(`/profile/${params.id}`, 303);
}

export const meta = privateMeta;

export default function Personal({ loaderData, actionData }: Route.ComponentProps) {
  return <PersonalForm {...loaderData} result={actionData?.result} />;
}
