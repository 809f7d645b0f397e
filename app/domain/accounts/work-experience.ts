import { z } from "zod";
import { publicText } from "../contact-guard/contact-guard";
import { alt, file } from "../jobs/image";
import { MAX_WORK_IMAGES } from "../jobs/image-limits";
import { address, id, missingOr, text, title } from "../values/value";

export const workExperience = z.object({
  id,
  title: z.string(),
  description: z.string(),
  work_experience_image: z.array(z.object({ id, uri: address, alt: z.string().nullable() })),
});
export type WorkExperience = z.output<typeof workExperience>;

const listOf = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (value === null ? undefined : value === undefined ? value : [value].flat().filter((one) => one !== "")),
    z
      .array(item, { error: missingOr("invalid") })
      .max(MAX_WORK_IMAGES, { error: "images_max" })
      .optional(),
  ) as unknown as z.ZodType<z.output<T>[] | undefined, z.input<T> | z.input<T>[] | null | undefined>;

const alts = z.preprocess(
  (value) => (value === null || value === undefined ? undefined : [value].flat()),
  z.array(alt, { error: "invalid" }).max(MAX_WORK_IMAGES, { error: "images_max" }).optional(),
) as unknown as z.ZodType<(string | null)[] | undefined, string | (string | null)[] | null | undefined>;

const projectTitle = publicText(title(100));
const description = publicText(text(1000));

export const projectDraft = z.object({ title: projectTitle, description, images: listOf(file), alts });

/** Without `image_ids` all pictures stay. `alts` are first of those, then of new ones. */
export const projectChange = projectDraft.extend({ image_ids: listOf(id) });

export const projectOrder = z.object({
  ids: z.preprocess(
    (value) => (value === null || value === undefined ? value : [value].flat()),
    z.array(id, { error: missingOr("invalid") }).max(500, { error: "invalid" }),
  ) as unknown as z.ZodType<number[], (number | string)[] | number | string>,
});

export const projectForm = z.object({ title: projectTitle, description });
