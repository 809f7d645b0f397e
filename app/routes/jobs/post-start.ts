import { redirect } from "react-router";
import { categoryToPost, emptyDraft, isBegun, type JobInProgress, stepPath, titleStep } from "~/domain/jobs/job-steps";
import { readFields } from "~/forms/read-fields";
import type { Route } from "./+types/post-start";
import { drawDraft, openDrafts, requirePlacer, withFields, writeDraft } from "./draft";

/** Each visit starts a new draft, stored only with its first step. Until then the address keeps the category. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const category = categoryToPost(new URL(request.url));
  const of = category === undefined ? "" : `?category=${category}`;
  await requirePlacer(context, stepPath(null, 1) + of);
  return redirect(stepPath(drawDraft(), 1) + of, 303);
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = withFields(emptyDraft(drawDraft()), titleStep, await readFields(request));
  const path = stepPath(isBegun(typed) ? await begin(context, typed) : null, 1);
  await requirePlacer(context, path);
  return redirect(path, 303);
}

async function begin(context: Route.ActionArgs["context"], typed: JobInProgress): Promise<string> {
  const title = typed.fields.title?.trim();
  const begun = (await openDrafts(context)).find(({ fields }) => fields.title?.trim() === title);
  if (begun) return begun.id;
  await writeDraft(context, typed);
  return typed.id;
}

export { NoPage as default } from "../no-page";
