import { redirect } from "react-router";
import { emptyDraft, stepPath, titleStep } from "~/domain/job-steps";
import { readFields } from "~/forms/read-fields";
import type { Route } from "./+types/post-start";
import { drawDraft, requirePlacer, withFields, writeDraft } from "./draft";

/** Each visit begins a job of its own; nothing is stored before its first step is sent. */
export async function loader({ context }: Route.LoaderArgs) {
  await requirePlacer(context, stepPath(null, 1));
  return redirect(stepPath(drawDraft(), 1), 303);
}

/** The first step of a page that stood open, or was kept offline, since drafts had no address. */
export async function action({ request, context }: Route.ActionArgs) {
  const draft = withFields(emptyDraft(drawDraft()), titleStep, await readFields(request));
  await writeDraft(context, draft);
  await requirePlacer(context, stepPath(draft.id, 1));
  return redirect(stepPath(draft.id, 2), 303);
}

/** A page in name, so that a refused post is answered with one. */
export default function Nothing() {
  return null;
}
