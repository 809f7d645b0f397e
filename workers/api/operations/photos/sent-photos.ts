import type { PhotoSubject } from "~/domain/chats/chat-photo";
import { MAX_CHAT_PHOTOS, MAX_MESSAGE_PHOTOS } from "~/domain/jobs/image-limits";
import type { Language } from "~/domain/values/language";
import { countPhotos, insertPhotos, mustHaveRoom } from "../../db/chat-photo";
import type { Database, Write } from "../../db/database";
import { claimPhotos, countClaimed } from "../../db/unsent-photo";
import { assertWithinLimit, hitStatement } from "../../http/limit";
import { refuse, refuseFields } from "../../http/refusal";
import { type FileContext, namedPictureCheck } from "../jobs/pictures";
import { withPhotos } from "./private-photos";

export type Check = (files: readonly File[]) => Promise<string | null>;

export interface PhotoContext extends FileContext {
  db: Database;
  viewer: { id: number };
  language: Language;
  now: number;
}

interface SentPhotos {
  chat: number;
  about: PhotoSubject;
  deal: number | null;
  images: readonly File[] | undefined;
  photos: readonly number[] | undefined;
  judge: (check: Check) => Promise<{ alts: readonly (string | null)[] }>;
}

export const countSent = ({ images = [], photos = [] }: Pick<SentPhotos, "images" | "photos">): number =>
  images.length + new Set(photos).size;

/** Refuses early what the transaction would undo. */
export async function assertRoom({ db, viewer }: PhotoContext, chat: number, more: number): Promise<void> {
  if ((await countPhotos(db, { chat, sender: viewer.id })) + more > MAX_CHAT_PHOTOS) refuse("limit_reached");
}

/** Put `last` after the row that owns the photos. Deletes the files again if the change fails. */
export async function withSentPhotos<T>(
  c: PhotoContext,
  { chat, about, deal, images = [], photos = [], judge }: SentPhotos,
  use: (first: Write[], last: Write[]) => Promise<T>,
): Promise<T> {
  const { db, env, viewer, language, now } = c;
  const sending = { chat, sender: viewer.id, about, deal, now };
  const ids = [...new Set(photos)];
  if (images.length + ids.length === 0) return use([], []);
  if (images.length + ids.length > MAX_MESSAGE_PHOTOS) refuseFields({ images: ["images_max"] });
  if ((await countClaimed(db, sending, ids)) < ids.length) refuseFields({ photos: ["photo_gone"] });
  if (images.length > 0) {
    await assertWithinLimit(db, "images", viewer.id);
    await assertRoom(c, chat, images.length);
  }
  const { made, check } = namedPictureCheck(env, language);
  const { alts } = await judge(check);
  const claims = claimPhotos(db, sending, ids, alts);
  if (images.length === 0) return use([], claims);
  return withPhotos(c, { made, alts: alts.slice(ids.length) }, (stored) =>
    use(
      [hitStatement(db, "images", viewer.id), mustHaveRoom(db, sending, stored.length)],
      [...claims, ...insertPhotos(db, sending, stored, ids.length)],
    ),
  );
}
