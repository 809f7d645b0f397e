import { z } from "zod";
import { publicText } from "./contact-guard";
import { MAX_ALT_LENGTH } from "./image-limits";
import { kinds } from "./kind";
import { address, id, optionalText } from "./value";

/** A picture of a job as the contract gives it. */
export const jobImage = z.object({
  id,
  small: address,
  large: address,
  alt: z.string().nullable(),
});
export type JobImage = z.output<typeof jobImage>;

/** What a picture shows, for who cannot see it. */
export const words = optionalText(MAX_ALT_LENGTH);
export const alt = publicText(words);

/** A file that was sent. What it holds is judged by the image port, not by its name or declared type. */
export const file = z.instanceof(File, { error: "invalid" }).register(kinds, {
  in: { type: "string", format: "binary", description: "JPEG, PNG or WebP of at most 8 MiB" },
});

/** A picture of a draft: kept on the server, shown at `url`. */
export const draftPicture = z.object({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  alt: words.catch(null),
});
export type DraftPicture = z.output<typeof draftPicture>;
