import { data, type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import { getDrafts, getSession } from "~/context";
import type { UserSelf } from "~/domain/accounts/user";
import {
  budgetStep,
  detailsStep,
  emptyDraft,
  firstUnfinished,
  isBegun,
  type JobInProgress,
  jobInProgress,
  locationStep,
  STEP_PATHS,
  stepIn,
  stepPath,
  titleStep,
} from "~/domain/jobs/job-steps";
import { type Constraint, constraintOf, type FormSchema } from "~/forms/constraint";
import { type Reply, readForm, textIn } from "~/forms/read-form";
import { getLocale } from "~/middleware/locale";
import { getViewer, isNameless, loginTo, namePath, signUpTo } from "~/middleware/viewer";
import { onceKey } from "../once";

type Context = Readonly<RouterContextProvider>;

const CHECK = "nakijken";
const RETURNS = "wijzigen";

export const drawDraft = () => crypto.randomUUID();
export const thanksFor = (job: number) => `/bedankt.html?task=${job}`;
/** A parameter of the thanks: answers that were submitted after the job was posted are not saved. */
export const CHANGED = "gewijzigd";

export const stepTitle = ({ fields }: JobInProgress, heading: string): string =>
  [fields.title, heading].filter(Boolean).join(" · ");

const parsed = (stored: unknown) => jobInProgress.safeParse(stored).data;
const storedDraft = async (context: Context, id: string): Promise<JobInProgress> =>
  parsed(await getDrafts(context).read(`job:${id}`)) ?? emptyDraft(id);

/**
 * An old address without an id redirects to the latest draft.
 * @throws a redirect, or 404
 */
export async function draftId(context: Context, param: string | undefined): Promise<string> {
  const { success, data: id } = z.uuid().safeParse(param);
  if (success) return id;
  const step = STEP_PATHS.indexOf(`/${param ?? ""}`);
  if (step === -1) throw data(null, { status: 404 });
  const [last] = await openDrafts(context);
  throw redirect(last ? stepPath(last.id, step + 1) : stepPath(null, 1), 303);
}

export async function readDraft(context: Context, id: string): Promise<JobInProgress> {
  const draft = await storedDraft(context, id);
  if (draft.posted !== null) throw redirect(thanksFor(draft.posted), 303);
  return draft;
}

const STEPS: readonly FormSchema[] = [titleStep, locationStep, detailsStep, budgetStep];

/** The random id of the draft is its salt. */
async function digestOf({ id, fields }: JobInProgress, step: FormSchema): Promise<string> {
  const names = Object.keys(constraintOf(step)) as (keyof typeof fields)[];
  return onceKey(
    id,
    names.toSorted().map((name) => fields[name] ?? ""),
  );
}

const digestsOf = (draft: JobInProgress) => Promise.all(STEPS.map((step) => digestOf(draft, step)));

export const SHOWN = "shown";

export async function shownIn(draft: JobInProgress): Promise<string> {
  const digests = (await digestsOf(draft)).slice(0, -1);
  return onceKey(draft.id, [digests, draft.pictures, draft.repost?.of ?? null]);
}

interface SubmittedStep {
  step?: FormSchema;
  hasFiles?: boolean;
}

/** The page that follows reports whether other answers were sent since. */
export async function leaveIfPosted(context: Context, draft: JobInProgress, { step, hasFiles }: SubmittedStep = {}) {
  const { posted, answers } = await storedDraft(context, draft.id);
  if (posted === null) return;
  const digests = await digestsOf(draft);
  const isChanged = digests.some((digest, at) => (!step || STEPS[at] === step) && digest !== (answers[at] ?? digest));
  throw redirect(hasFiles || isChanged ? `${thanksFor(posted)}&${CHANGED}` : thanksFor(posted), 303);
}

const containsFiles = (formData: FormData) =>
  [...formData.values()].some((value) => typeof value !== "string" && value.size > 0);

interface Submitted {
  step: FormSchema;
  formData: FormData;
}

export const changedDraft = async (context: Context, id: string, submitted: Submitted): Promise<JobInProgress> =>
  (await changeOfDraft(context, id, submitted)).draft;

export async function changeOfDraft(
  context: Context,
  id: string,
  { step, formData }: Submitted,
): Promise<{ before: JobInProgress["fields"]; draft: JobInProgress }> {
  const before = await storedDraft(context, id);
  const draft = withFields(before, step, formData);
  if (before.posted !== null) await leaveIfPosted(context, draft, { step, hasFiles: containsFiles(formData) });
  return { before: before.fields, draft };
}

export async function openDrafts(context: Context): Promise<JobInProgress[]> {
  const stored = await getDrafts(context).all("job:");
  return stored.flatMap((one) => parsed(one) ?? []).filter((draft) => draft.posted === null && isBegun(draft));
}

/** Null without a job; the title may be empty. */
export async function waitingJob(context: Context, path: string): Promise<string | null> {
  const [, id] = /^\/post-job\/([^/?]+)/.exec(path) ?? [];
  const { success, data: draft } = z.uuid().safeParse(id);
  const stored = success ? parsed(await getDrafts(context).read(`job:${draft}`)) : undefined;
  return stored?.posted === null && isBegun(stored) ? (stored.fields.title?.trim() ?? "") : null;
}

export async function writeDraft(context: Context, draft: JobInProgress): Promise<void> {
  if (!(await getDrafts(context).write(`job:${draft.id}`, draft))) await leaveIfPosted(context, draft);
}

/** Keeps digests of the answers only: enough to notice that other answers are sent later. */
export const closeDraft = async (context: Context, draft: JobInProgress, job: number) =>
  getDrafts(context).close(`job:${draft.id}`, {
    ...emptyDraft(draft.id),
    answers: await digestsOf(draft),
    posted: job,
  });

/** Milliseconds and attempts: together longer than posting a job with six photos takes. */
const PAUSE_MS = 250;
const MAX_ATTEMPTS = 60;

/** Two tabs with different answers post one job: this waits for the other version, and redirects to its job. */
export async function sendDraft<T>(
  context: Context,
  draft: JobInProgress,
  version: string,
  send: () => Promise<T>,
): Promise<T> {
  const drafts = getDrafts(context);
  const kind = `job:${draft.id}` as const;
  for (let attempt = 1; !(await drafts.lease(kind, version)); attempt++) {
    await leaveIfPosted(context, draft);
    if (attempt === MAX_ATTEMPTS) throw data(null, { status: 503 });
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  try {
    return await send();
  } finally {
    await drafts.release(kind, version);
  }
}

/** Clears all fields of the step first, because unchecked boxes are not submitted. */
export function withFields(draft: JobInProgress, step: FormSchema, formData: FormData): JobInProgress {
  const fields = { ...draft.fields };
  for (const [name, constraint] of Object.entries(constraintOf(step)) as [keyof typeof fields, Constraint][]) {
    const value = formData.get(name);
    if (typeof value === "string") fields[name] = textIn(constraint, value);
    else delete fields[name];
  }
  return { ...draft, fields };
}

export async function requirePlacer(context: Context, path: string): Promise<UserSelf> {
  const viewer = await getViewer(context);
  if (!viewer) throw redirect(getSession(context).knowsBrowser ? loginTo(path) : signUpTo(path), 303);
  if (isNameless(viewer)) throw redirect(namePath(path, true), 303);
  return viewer;
}

export function goToStep({ id }: JobInProgress, formData: FormData): void {
  const requestedStep = stepIn(formData.get("intent"));
  if (!requestedStep) return;
  const path = stepPath(id, requestedStep.step);
  throw redirect(requestedStep.field === null ? path : `${path}?${RETURNS}#${requestedStep.field}`, 303);
}

export const isChange = ({ url }: Request): boolean => new URL(url).searchParams.has(RETURNS);

export const leaveStep = (request: Request, id: string, step: number) =>
  redirect(stepPath(id, isChange(request) ? 4 : step + 1), 303);

export const stayAt = (request: Request, id: string, step: number, part: string) =>
  redirect(`${stepPath(id, step)}${isChange(request) ? `?${RETURNS}` : ""}#${part}`, 303);

export function requireStepsBefore(draft: JobInProgress, step: number): void {
  const unfinished = firstUnfinished(draft);
  if (unfinished !== null && unfinished < step) throw redirect(`${stepPath(draft.id, unfinished)}?${CHECK}`, 303);
}

function storedForm({ fields }: JobInProgress, step: FormSchema, context: Context) {
  const typed = new FormData();
  for (const [name, value] of Object.entries(fields)) typed.set(name, value);
  return readForm(typed, step, { locale: getLocale(context) });
}

export const hasPrice = (draft: JobInProgress, context: Context): boolean => storedForm(draft, budgetStep, context).ok;

export function storedErrors(
  draft: JobInProgress,
  step: FormSchema,
  { url }: Request,
  context: Context,
): Reply | undefined {
  if (!new URL(url).searchParams.has(CHECK)) return undefined;
  const form = storedForm(draft, step, context);
  return form.ok ? undefined : form.reply;
}
