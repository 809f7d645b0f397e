import { z } from "zod";
import { file } from "./image";
import { address, id, line, missingOr, text } from "./value";

export const MAX_WORK_IMAGES = 10;

/** A project of a helper's portfolio. */
export const workExperience = z.object({
  id,
  title: z.string(),
  description: z.string(),
  work_experience_image: z.array(z.object({ id, uri: address })),
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

/** What is asked of a project. */
export const projectDraft = z.object({ title: line(100), description: text(1000), images: listOf(file) });

/** The same, and which of its pictures it keeps: all of them when that is not said. */
export const projectChange = projectDraft.extend({ image_ids: listOf(id) });
