import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import type { CallOptions } from "~/api/client";
import { getApi, getDrafts, getUploads } from "~/context";
import {
  asChange,
  draftOf,
  keptId,
  orderOf,
  type ProjectInProgress,
  picturesIn,
  projectInProgress,
  stillThere,
} from "~/domain/accounts/project-draft";
import type { OwnProfile } from "~/domain/accounts/user";
import type { WorkExperience } from "~/domain/accounts/work-experience";
import type { DraftPicture } from "~/domain/jobs/image";
import { MAX_WORK_IMAGES } from "~/domain/jobs/image-limits";
import { id } from "~/domain/values/value";
import { drawnIn } from "~/forms/drawn";
import { normalizeBreaks } from "~/forms/read-form";
import { readSavedForm } from "../saved-form";

type Context = Readonly<RouterContextProvider>;
const kindOf = (project: number | null) => `project:${project ?? "new"}` as const;

/**
 * Null for a new project.
 * @throws 404 for others' projects
 */
export function projectIn(viewer: OwnProfile, id: string | undefined): WorkExperience | null {
  if (id === undefined) return null;
  const project = viewer.workexperience.find((one) => String(one.id) === id);
  if (!project) throw data(null, { status: 404 });
  return project;
}

export async function readProjectDraft(context: Context, project: WorkExperience | null) {
  const parsed = projectInProgress.safeParse(await getDrafts(context).read(kindOf(project?.id ?? null)));
  return parsed.success ? stillThere(parsed.data, project) : null;
}

export const writeProjectDraft = (context: Context, draft: ProjectInProgress) =>
  getDrafts(context).write(kindOf(draft.project), draft);

interface Shown {
  project: WorkExperience | null;
  draft: ProjectInProgress | null;
}

/** Adds the photos that were sent after the session had ended. A removed one is gone from the store. */
export async function withUnsentPhotos(context: Context, request: Request, { project, draft }: Shown) {
  const { photos = [] } = (await readSavedForm(context, request)) ?? {};
  const before = draft ?? draftOf(project);
  const files = await Promise.all(
    photos
      .filter((id) => !before.pictures.some((picture) => picture.id === id))
      .map(async (id) => ({ id, file: await getUploads(context).find(id) })),
  );
  const added = files.flatMap(({ id, file }) =>
    file ? [{ id, url: `/uploads/${id}`, name: file.name, alt: null }] : [],
  );
  if (added.length === 0) return draft;
  const after = { ...before, pictures: [...before.pictures, ...added].slice(0, MAX_WORK_IMAGES) };
  await writeProjectDraft(context, after);
  return after;
}

export async function clearProjectDraft(context: Context, draft: ProjectInProgress): Promise<void> {
  const { added } = picturesIn(draft);
  const kind = kindOf(draft.project);
  await Promise.all([getDrafts(context).clear(kind), ...added.map(({ id }) => getUploads(context).remove(id))]);
}

export function withTyped(draft: ProjectInProgress, formData: FormData): ProjectInProgress {
  const typed = (name: string) => normalizeBreaks(String(formData.get(name) ?? ""));
  return { ...draft, fields: { title: typed("title"), description: typed("description") } };
}

async function filesOf(context: Context, added: readonly DraftPicture[]) {
  const found = await Promise.all(
    added.map(async (picture) => ({ picture, file: await getUploads(context).find(picture.id) })),
  );
  return found.flatMap(({ picture, file }) => (file ? [{ picture, file }] : []));
}

type Once = <T>(change: (options: CallOptions) => Promise<T>) => Promise<T | null>;

const lastAdded = z.object({ form: z.string(), project: id });

/** Returns the project that this very form added before, when it was changed and sent again after Back. */
export async function addedBefore(context: Context, viewer: OwnProfile, formData: FormData) {
  const drawn = drawnIn(formData);
  const { data: last } = lastAdded.safeParse(await getDrafts(context).read("added"));
  if (!drawn || last?.form !== drawn.id) return undefined;
  return viewer.workexperience.find((project) => project.id === last.project);
}

export async function rememberAdded(context: Context, formData: FormData, project: number): Promise<void> {
  const form = drawnIn(formData)?.id;
  if (form) await getDrafts(context).write("added", { form, project } satisfies z.output<typeof lastAdded>);
}

/** Returns false if nothing differs. */
export async function writeAsChange(
  context: Context,
  draft: ProjectInProgress,
  project: WorkExperience,
): Promise<boolean> {
  const change = asChange(draft, project);
  if (change) await writeProjectDraft(context, change);
  await getDrafts(context).clear(kindOf(null));
  return change !== null;
}

/** Returns the id of a new project; null if its answer is lost, or if the project existed. */
export async function saveProject(context: Context, draft: ProjectInProgress, once: Once): Promise<number | null> {
  const { experience } = getApi(context);
  const { title = "", description = "" } = draft.fields;
  const { kept, added } = picturesIn(draft);
  const files = await filesOf(context, added);
  const alts = [...kept, ...files.map(({ picture }) => picture)].map(({ alt }) => alt ?? "");
  const body = { title, description, images: files.map(({ file }) => file), alts };
  if (draft.project === null) {
    return (await once((key) => experience.add({ body }, key)))?.id ?? null;
  }
  const params = { id: draft.project };
  // A form expresses an empty list as an empty field.
  const image_ids = kept.length > 0 ? kept.map(keptId) : [""];
  const saved = await experience.change({ params, body: { ...body, image_ids } });
  const stored = draft.pictures.filter((one) => kept.includes(one) || files.some(({ picture }) => picture === one));
  const order = orderOf({ ...draft, pictures: stored }, saved.work_experience_image);
  const isInOrder = saved.work_experience_image.every(({ id }, at) => id === order[at]);
  if (!isInOrder) await experience.change({ params, body: { title, description, image_ids: order } });
  return null;
}
