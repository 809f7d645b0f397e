import { z } from "zod";
import { type DraftPicture, draftPicture } from "../jobs/image";
import { MAX_WORK_IMAGES } from "../jobs/image-limits";
import { id } from "../values/value";
import type { projectForm, WorkExperience } from "./work-experience";

type Typed = Partial<Record<keyof z.input<typeof projectForm>, string>>;
const typed = z.record(z.string(), z.string()) as unknown as z.ZodType<Typed>;

/** Unreadable values are dropped, so that a draft never fails to load. */
export const projectInProgress = z.object({
  project: id.nullable().catch(null),
  fields: typed.catch({}),
  pictures: z.array(draftPicture).max(MAX_WORK_IMAGES).catch([]),
});
export type ProjectInProgress = z.output<typeof projectInProgress>;

type ShownPicture = WorkExperience["work_experience_image"][number];

const KEPT = "kept-";
const keptAs = ({ id: picture }: ShownPicture) => KEPT + picture;

const inDraft = (picture: ShownPicture): DraftPicture => ({
  id: keptAs(picture),
  url: picture.uri,
  name: "",
  alt: picture.alt,
});

export function draftOf(project: WorkExperience | null): ProjectInProgress {
  if (!project) return { project: null, fields: {}, pictures: [] };
  const { title, description, work_experience_image } = project;
  return { project: project.id, fields: { title, description }, pictures: work_experience_image.map(inDraft) };
}

const isSame = ({ fields: { title, description }, pictures }: ProjectInProgress, project: WorkExperience) =>
  pictures.length === 0 && title?.trim() === project.title && description?.trim() === project.description;

export function asChange(draft: ProjectInProgress, project: WorkExperience): ProjectInProgress | null {
  if (isSame(draft, project)) return null;
  const pictures = [...draftOf(project).pictures, ...draft.pictures].slice(0, MAX_WORK_IMAGES);
  return { project: project.id, fields: draft.fields, pictures };
}

const isKept = ({ id: one }: DraftPicture) => one.startsWith(KEPT);
export const keptId = ({ id: one }: DraftPicture) => Number(one.slice(KEPT.length));

export function picturesIn({ pictures }: ProjectInProgress) {
  return { kept: pictures.filter(isKept), added: pictures.filter((picture) => !isKept(picture)) };
}

export function orderOf({ pictures }: ProjectInProgress, saved: readonly ShownPicture[]): number[] {
  const added = saved.slice(pictures.filter(isKept).length);
  return pictures.flatMap((picture) => (isKept(picture) ? keptId(picture) : (added.shift()?.id ?? [])));
}

export function stillThere(draft: ProjectInProgress, project: WorkExperience | null): ProjectInProgress {
  const known = project?.work_experience_image.map(keptAs) ?? [];
  const pictures = draft.pictures.filter((picture) => !isKept(picture) || known.includes(picture.id));
  return { ...draft, pictures };
}
