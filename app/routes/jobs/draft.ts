import { type RouterContextProvider, redirect } from "react-router";
import { getDrafts } from "~/context";
import { EMPTY_DRAFT, firstUnfinished, type JobInProgress, jobInProgress, stepIn } from "~/domain/job-steps";
import type { UserSelf } from "~/domain/user";
import { type FormSchema, namesOf } from "~/forms/constraint";
import { normalizeBreaks } from "~/forms/read-form";
import { getViewer } from "~/middleware/viewer";

type Context = Readonly<RouterContextProvider>;
const KIND = "job";

/** The addresses of the four steps. */
export const STEPS = ["/post-job", "/post-job/locatie", "/post-job/details", "/post-job/budget"] as const;

/** Returns the last draft of this browser, posted or not; an empty one when it was filled in from another person's job. */
async function lastDraft(context: Context): Promise<JobInProgress> {
  const { data: draft } = jobInProgress.safeParse(await getDrafts(context).read(KIND));
  if (!draft) return EMPTY_DRAFT;
  return draft.by === null || draft.by === (await getViewer(context))?.id ? draft : EMPTY_DRAFT;
}

/** Returns the job that is being filled in, for the first step: an empty one after a job was posted. */
export async function readDraft(context: Context): Promise<JobInProgress> {
  const draft = await lastDraft(context);
  return draft.posted === null ? draft : EMPTY_DRAFT;
}

/** Returns the job that is being filled in, for a later step. The steps of a draft that was posted lead to its job. */
export async function readUnposted(context: Context): Promise<JobInProgress> {
  const draft = await lastDraft(context);
  if (draft.posted !== null) throw redirect(thanksFor(draft.posted), 303);
  return draft;
}

export const writeDraft = (context: Context, draft: JobInProgress) =>
  getDrafts(context).write(KIND, { ...draft, id: draft.id ?? crypto.randomUUID() });

/** Leaves only what leads from the draft to its job. */
export const closeDraft = (context: Context, draft: JobInProgress, job: number) =>
  getDrafts(context).write(KIND, { ...EMPTY_DRAFT, id: draft.id, by: draft.by, posted: job });

export const thanksFor = (job: number) => `/bedankt.html?task=${job}`;

/**
 * Takes over what a step's form sent, in order or not: nothing typed is lost. A box that is not ticked is not sent, so
 * the names the step has are cleared first.
 */
export function withFields(draft: JobInProgress, step: FormSchema, sent: FormData): JobInProgress {
  const fields = { ...draft.fields };
  for (const name of namesOf(step) as (keyof typeof fields)[]) {
    const value = sent.get(name);
    if (typeof value === "string") fields[name] = normalizeBreaks(value);
    else delete fields[name];
  }
  return { ...draft, fields };
}

/** The viewer, who posts. A visitor signs up first and comes back to this step, with the draft as it is. */
export async function requirePlacer(context: Context, step: number): Promise<UserSelf> {
  const viewer = await getViewer(context);
  if (!viewer) throw redirect(`/signup?next=${encodeURIComponent(STEPS[step - 1] ?? STEPS[0])}`, 303);
  return viewer;
}

/** A button that leads to another step: what was typed here is saved by now. */
export function goToStep(sent: FormData): void {
  const step = stepIn(sent.get("intent"));
  if (step) throw redirect(STEPS[step - 1] ?? STEPS[0], 303);
}

/** Leads back to the first step that is not in order, when it comes before this one. */
export function requireStepsBefore(draft: JobInProgress, step: number): void {
  const unfinished = firstUnfinished(draft);
  if (unfinished !== null && unfinished < step) throw redirect(STEPS[unfinished - 1] ?? STEPS[0], 303);
}
