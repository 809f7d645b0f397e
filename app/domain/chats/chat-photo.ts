import { z } from "zod";
import { file, words } from "../jobs/image";
import { address, choice, id, listed, missingOr, optionalLine, time } from "../values/value";

/** A message, the result of the work, or a dispute. */
export const PHOTO_SUBJECTS = ["message", "result", "dispute"] as const;
export type PhotoSubject = (typeof PHOTO_SUBJECTS)[number];

export const MAX_CLIENT_ID = 64;

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
  /** Our team decides, or decided, about it in a dispute: its sender cannot remove it. Only of a single photo; older back ends omit it. */
  is_evidence: z.boolean().optional(),
});
export type SentPhoto = z.output<typeof sentPhoto>;

export const dealPhoto = sentPhoto.extend({ about: z.enum(["result", "dispute"]) });

/** An uploaded photo that waits for what it is sent with. Only its sender sees it. */
export const unsentPhoto = chatPhoto.extend({ about: z.enum(PHOTO_SUBJECTS), create_date: time });
export type UnsentPhoto = z.output<typeof unsentPhoto>;

export const dealPhotos = z.object({
  result: z.array(sentPhoto),
  dispute: z.array(sentPhoto),
  /** Of the caller. Absent from older back ends. */
  unsent: z.array(unsentPhoto).optional(),
});
export type DealPhotos = z.output<typeof dealPhotos>;

export const uploadedPhoto = z.object({
  image: file,
  alt: words,
  about: choice(PHOTO_SUBJECTS).default("message"),
  client_id: optionalLine(MAX_CLIENT_ID),
});

/** Unsent photos by id, then files. The alt texts are in the same order; without one, an unsent photo keeps its own. */
export const photosSent = (most: number) => ({
  photos: listed(z.array(id, { error: "invalid" }).max(most, { error: "images_max" }).optional()),
  images: listed(
    z
      .array(file, { error: missingOr("invalid") })
      .max(most, { error: "images_max" })
      .optional(),
  ),
  alts: listed(z.array(words, { error: "invalid" }).default([])),
});
