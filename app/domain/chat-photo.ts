import { z } from "zod";
import { file, words } from "./image";
import { address, id, listed, missingOr, time } from "./value";

/** A photo that only the members of a chat see. Both addresses are null once it was removed. */
export const chatPhoto = z.object({
  id,
  /** The number of its chat. */
  chat: id,
  small: address.nullable(),
  large: address.nullable(),
  width: z.int(),
  height: z.int(),
  alt: z.string().nullable(),
});
export type ChatPhoto = z.output<typeof chatPhoto>;

/** One photo by itself, with who sent it. */
export const sentPhoto = chatPhoto.extend({
  /** The message it came with. */
  message: id.nullable(),
  /** Null for a deleted account. */
  sender: id.nullable(),
  create_date: time,
});
export type SentPhoto = z.output<typeof sentPhoto>;

/** A photo of a deal: of the result of the work, or of a dispute. */
export const dealPhoto = sentPhoto.extend({ about: z.enum(["result", "dispute"]) });

/** What the two of a chat showed of their deal: the result of the work, and what is wrong in a dispute. */
export const dealPhotos = z.object({ result: z.array(sentPhoto), dispute: z.array(sentPhoto) });
export type DealPhotos = z.output<typeof dealPhotos>;

/** Photos that are sent, and in their order what they show. In a chat people may write what they like. */
export const photosSent = (most: number) => ({
  images: listed(
    z
      .array(file, { error: missingOr("invalid") })
      .max(most, { error: "images_max" })
      .optional(),
  ),
  alts: listed(z.array(words, { error: "invalid" }).default([])),
});
