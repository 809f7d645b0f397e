import { redirect } from "react-router";
import { SharedPage } from "~/components/posting/shared-page";
import { getUploads } from "~/context";
import { MAX_JOB_IMAGES, MAX_SENT_IMAGES } from "~/domain/jobs/image-limits";
import { emptyDraft, stepPath } from "~/domain/jobs/job-steps";
import { readFields } from "~/forms/read-fields";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { changedPictures } from "../draft-pictures";
import { privateMeta } from "../head";
import type { Route } from "./+types/share";
import { drawDraft, requirePlacer, writeDraft } from "./draft";

function textOf(sent: FormData, name: string): string {
  const text = sent.get(name);
  return typeof text === "string" ? text.trim() : "";
}

/** The step reports text that is too long. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readFields(request, { files: MAX_SENT_IMAGES });
  const draft = emptyDraft(drawDraft());
  const { pictures, faults } = await changedPictures([], sent, {
    uploads: getUploads(context),
    language: getLocale(context),
    most: MAX_JOB_IMAGES,
  });
  const fields = { title: textOf(sent, "title"), description: textOf(sent, "text") };
  await writeDraft(context, { ...draft, fields, pictures });
  for (const fault of faults) getFlash(context).error(fault);
  await requirePlacer(context, stepPath(draft.id, 1));
  return redirect(stepPath(draft.id, 1), 303);
}

/** The service worker keeps what was shared, and leads here for the user's word. */
export function loader({ request, context }: Route.LoaderArgs) {
  if (!new URL(request.url).searchParams.has("shared")) throw redirect(stepPath(null, 1), 303);
  return { title: getT(context, "posting")("shared.title") };
}

export const meta = privateMeta;

export default function ShareRoute() {
  return <SharedPage />;
}

export { ErrorBoundary } from "./error-boundary";
