import { z } from "zod";
import { file, words } from "../jobs/image";
import { address, id, listed, missingOr, time } from "../values/value";

/** A photo in a chat, visible only to its members. Both addresses are null once it is removed. */
export const chatPhoto = z.object({
  id,
  chat: id,
  small: address.nullable(),
  large: address.nullable(),
  width: z.int(),
  height: z.int(),
  alt: z.string().nullable(),
});
export type ChatPhoto = z.output<typeof chatPhoto>;

export const sentPhoto = chatPhoto.extend({
  message: id.nullable(),
  sender: id.nullable(),
  create_date: time,
});
export type SentPhoto = z.output<typeof sentPhoto>;

export const dealPhoto = sentPhoto.extend({ about: z.enum(["result", "dispute"]) });

export const dealPhotos = z.object({ result: z.array(sentPhoto), dispute: z.array(sentPhoto) });
export type DealPhotos = z.output<typeof dealPhotos>;

/** Uploaded photos with their alt texts, in the same order. Chat texts may contain contact details. */
export const photosSent = (most: number) => ({
  images: listed(
    z
      .array(file, { error: missingOr("invalid") })
      .max(most, { error: "images_max" })
      .optional(),
  ),
  alts: listed(z.array(words, { error: "invalid" }).default([])),
});
