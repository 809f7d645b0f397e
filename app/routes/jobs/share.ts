import { redirect } from "react-router";
import { getUploads } from "~/context";
import { MAX_JOB_IMAGES, MAX_SENT_IMAGES } from "~/domain/image-limits";
import { readFields } from "~/forms/read-fields";
import { getFlash } from "~/middleware/flash";
import { getLocale } from "~/middleware/locale";
import { changedPictures } from "../draft-pictures";
import type { Route } from "./+types/share";
import { readDraft, requirePlacer, STEPS, writeDraft } from "./draft";

function textOf(sent: FormData, name: string): string {
  const text = sent.get(name);
  return typeof text === "string" ? text.trim() : "";
}

/** Photos and words that a phone shares with the app begin a job. What was written before stays; what is too long, its step says. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readFields(request, { files: MAX_SENT_IMAGES });
  const draft = await readDraft(context);
  const { pictures, faults } = await changedPictures(draft.pictures, sent, {
    uploads: getUploads(context),
    language: getLocale(context),
    most: MAX_JOB_IMAGES,
  });
  const fields = {
    ...draft.fields,
    title: draft.fields.title || textOf(sent, "title"),
    description: draft.fields.description || textOf(sent, "text"),
  };
  await writeDraft(context, { ...draft, fields, pictures });
  for (const fault of faults) getFlash(context).error(fault);
  await requirePlacer(context, 1);
  return redirect(STEPS[0], 303);
}

export const loader = () => redirect(STEPS[0], 303);

/** A page in name, so that a refused post is answered with one. */
export default function Nothing() {
  return null;
}
