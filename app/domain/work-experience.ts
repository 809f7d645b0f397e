import { z } from "zod";
import { publicText } from "./contact-guard";
import { alt, file } from "./image";
import { address, id, line, missingOr, text } from "./value";

export const MAX_WORK_IMAGES = 10;

/** A project of a helper's portfolio. */
export const workExperience = z.object({
  id,
  title: z.string(),
  description: z.string(),
  work_experience_image: z.array(z.object({ id, uri: address, alt: z.string().nullable() })),
});
export type WorkExperience = z.output<typeof workExperience>;

/** What was sent once is a list of one; an empty field of a form is an empty list. */
const listOf = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (value === null ? undefined : value === undefined ? value : [value].flat().filter((one) => one !== "")),
    z
      .array(item, { error: missingOr("invalid") })
      .max(MAX_WORK_IMAGES, { error: "images_max" })
      .optional(),
  ) as unknown as z.ZodType<z.output<T>[] | undefined, z.input<T> | z.input<T>[] | null | undefined>;

/** What each picture shows, in their order; an empty text says nothing. */
const alts = z.preprocess(
  (value) => (value === null || value === undefined ? undefined : [value].flat()),
  z.array(alt, { error: "invalid" }).max(MAX_WORK_IMAGES, { error: "images_max" }).optional(),
) as unknown as z.ZodType<(string | null)[] | undefined, string | (string | null)[] | null | undefined>;

const title = publicText(line(100));
const description = publicText(text(1000));

/** What is asked of a project. */
export const projectDraft = z.object({ title, description, images: listOf(file), alts });

/**
 * The same, and which of its pictures it keeps, in that order: all of them when that is not said. `alts` are of the kept
 * ones and then of the new; those not named stay as they are.
 */
export const projectChange = projectDraft.extend({ image_ids: listOf(id) });

/** All own projects, the first on top. */
export const projectOrder = z.object({
  ids: z.preprocess(
    (value) => (value === null || value === undefined ? value : [value].flat()),
    z.array(id, { error: missingOr("invalid") }).max(500, { error: "invalid" }),
  ) as unknown as z.ZodType<number[], (number | string)[] | number | string>,
});

/** The form of a project; its pictures are kept beside it. */
export const projectForm = z.object({ title, description });
