import { z } from "zod";
import { publicText } from "../contact-guard/contact-guard";
import { kinds } from "../values/kind";
import { address, id, optionalText } from "../values/value";
import { MAX_ALT_LENGTH, MAX_IMAGE_MEGABYTES } from "./image-limits";

export const jobImage = z.object({
  id,
  small: address,
  large: address,
  alt: z.string().nullable(),
});
export type JobImage = z.output<typeof jobImage>;

export const words = optionalText(MAX_ALT_LENGTH);
export const alt = publicText(words);

/** The image port validates the bytes, not the name or type. */
export const file = z.instanceof(File, { error: "invalid" }).register(kinds, {
  in: { type: "string", format: "binary", description: `JPEG, PNG or WebP of at most ${MAX_IMAGE_MEGABYTES} MiB` },
});

export const draftPicture = z.object({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  alt: words.catch(null),
});
export type DraftPicture = z.output<typeof draftPicture>;
