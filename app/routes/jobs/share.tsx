import { redirect } from "react-router";
import { SharedPage } from "~/components/posting/shared-page";
import type { TaskHandle } from "~/components/shell/shell";
import { getUploads } from "~/context";
import { MAX_JOB_IMAGES, MAX_SENT_IMAGES } from "~/domain/jobs/image-limits";
import { isBegun, type JobInProgress, stepPath } from "~/domain/jobs/job-steps";
import { drawnIn } from "~/forms/drawn";
import { readFields } from "~/forms/read-fields";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { changedPictures } from "../draft-pictures";
import { privateMeta } from "../head";
import type { Route } from "./+types/share";
import { drawDraft, readDraft, requirePlacer, writeDraft } from "./draft";

function textOf(formData: FormData, name: string): string {
  const text = formData.get(name);
  return typeof text === "string" ? text.trim() : "";
}

const shares = (formData: FormData): boolean =>
  ["title", "text"].some((name) => textOf(formData, name) !== "") ||
  formData.getAll("images").some((file) => file instanceof File && file.size > 0);

/** The step reports text that is too long. The confirmed form names its draft: posting it twice begins one job. */
export async function action({ request, context }: Route.ActionArgs) {
  const formData = await readFields(request, { files: MAX_SENT_IMAGES });
  if (!shares(formData)) return redirect(stepPath(null, 1), 303);
  const draft = await readDraft(context, drawnIn(formData)?.id ?? drawDraft());
  if (!isBegun(draft)) await begin(context, draft, formData);
  await requirePlacer(context, stepPath(draft.id, 1));
  return redirect(stepPath(draft.id, 1), 303);
}

async function begin(context: Route.ActionArgs["context"], draft: JobInProgress, formData: FormData): Promise<void> {
  const { pictures, photoErrors } = await changedPictures([], formData, {
    uploads: getUploads(context),
    language: getLocale(context),
    most: MAX_JOB_IMAGES,
  });
  const fields = { title: textOf(formData, "title"), description: textOf(formData, "text") };
  await writeDraft(context, { ...draft, fields, pictures });
  for (const error of photoErrors) getFlash(context).error(error);
}

/** The service worker keeps what was shared until the user confirms it here. It erases it on the way to `forget`. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.has("forget")) throw redirect("/", 303);
  if (!searchParams.has("shared")) throw redirect(stepPath(null, 1), 303);
  return { title: getT(context, "posting")("shared.title") };
}

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

export default function ShareRoute() {
  return <SharedPage />;
}

export { ErrorBoundary } from "./error-boundary";
