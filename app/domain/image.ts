import { z } from "zod";
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
export const alt = optionalText(200);

/** A file that was sent. What it holds is judged by the image port, not by its name or declared type. */
export const file = z.instanceof(File, { error: "invalid" }).register(kinds, {
  in: { type: "string", format: "binary", description: "JPEG, PNG or WebP of at most 8 MiB" },
});

/** A picture of a draft: kept on the server, shown at `url`. */
export const draftPicture = z.object({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  alt: alt.catch(null),
});
export type DraftPicture = z.output<typeof draftPicture>;
