import { redirect } from "react-router";
import { emptyDraft, stepPath, titleStep } from "~/domain/job-steps";
import { readFields } from "~/forms/read-fields";
import type { Route } from "./+types/post-start";
import { drawDraft, requirePlacer, withFields, writeDraft } from "./draft";

/** Each visit starts a new draft, stored only with its first step. */
export async function loader({ context }: Route.LoaderArgs) {
  await requirePlacer(context, stepPath(null, 1));
  return redirect(stepPath(drawDraft(), 1), 303);
}

/** The first step from an old page, open or cached offline, without a draft in its address. */
export async function action({ request, context }: Route.ActionArgs) {
  const draft = withFields(emptyDraft(drawDraft()), titleStep, await readFields(request));
  await writeDraft(context, draft);
  await requirePlacer(context, stepPath(draft.id, 1));
  return redirect(stepPath(draft.id, 2), 303);
}

/** Without a component, the router answers errors without a page. */
export default function Nothing() {
  return null;
}
