import { z } from "zod";
import { file, words } from "../jobs/image";
import { address, choice, id, listed, missingOr, optionalLine, time } from "../values/value";

export const PHOTO_SUBJECTS = ["message", "result", "dispute"] as const;
export type PhotoSubject = (typeof PHOTO_SUBJECTS)[number];

export const MAX_CLIENT_ID_LENGTH = 64;

/** Both addresses are null once the photo is removed. */
export const chatPhoto = z.object({
  id,
  chat: id,
  small: address.nullable(),
  large: address.nullable(),
  width: z.int(),
  height: z.int(),
  alt: z.string().nullable(),
  removed_by_team: z.literal(true).optional(),
});
export type ChatPhoto = z.output<typeof chatPhoto>;

export const sentPhoto = chatPhoto.extend({
  message: id.nullable(),
  sender: id.nullable(),
  create_date: time,
  bid: id.optional(),
  /** The sender cannot remove evidence of a dispute. */
  is_evidence: z.boolean().optional(),
});
export type SentPhoto = z.output<typeof sentPhoto>;

export const dealPhoto = sentPhoto.extend({ about: z.enum(["result", "dispute"]) });

export const unsentPhoto = chatPhoto.extend({ about: z.enum(PHOTO_SUBJECTS), create_date: time });
export type UnsentPhoto = z.output<typeof unsentPhoto>;

export const dealPhotos = z.object({
  result: z.array(sentPhoto),
  dispute: z.array(sentPhoto),
  unsent: z.array(unsentPhoto).optional(),
});
export type DealPhotos = z.output<typeof dealPhotos>;

export const uploadedPhoto = z.object({
  image: file,
  alt: words,
  about: choice(PHOTO_SUBJECTS).default("message"),
  client_id: optionalLine(MAX_CLIENT_ID_LENGTH),
});

/** `alts` are first of `photos`, then of `images`; without one, an unsent photo keeps its own. */
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
