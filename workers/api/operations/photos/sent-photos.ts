import { MAX_CHAT_PHOTOS } from "~/domain/jobs/image-limits";
import type { Language } from "~/domain/values/language";
import { countPhotos, insertPhotos, mustHaveRoom, type PhotoSubject } from "../../db/chat-photo";
import type { Database, Write } from "../../db/database";
import { assertWithinLimit, hitStatement } from "../../http/limit";
import { refuse } from "../../http/refusal";
import { namedPictureCheck } from "../jobs/pictures";
import { withPhotos } from "./private-photos";

export type Check = (sent: readonly File[]) => Promise<string | null>;

interface PhotoContext {
  db: Database;
  env: Env;
  viewer: { id: number };
  language: Language;
  now: number;
}

interface SentPhotos {
  chat: number;
  about: PhotoSubject;
  images: readonly File[] | undefined;
  judge: (check: Check) => Promise<{ alts: readonly (string | null)[] }>;
}

/**
 * Stores the photos of a call and passes on the statements for its transaction: the limits, and the photos after their
 * owner row. Deletes the files again if the change fails.
 */
export async function withSentPhotos<T>(
  { db, env, viewer, language, now }: PhotoContext,
  { chat, about, images = [], judge }: SentPhotos,
  use: (first: Write[], last: Write[]) => Promise<T>,
): Promise<T> {
  const sender = viewer.id;
  if (images.length === 0) return use([], []);
  await assertWithinLimit(db, "images", sender);
  if ((await countPhotos(db, { chat, sender })) + images.length > MAX_CHAT_PHOTOS) refuse("limit_reached");
  const { made, check } = namedPictureCheck(env, language);
  const { alts } = await judge(check);
  return withPhotos(env, { made, alts }, (stored) =>
    use(
      [hitStatement(db, "images", sender), mustHaveRoom(db, { chat, sender }, stored.length, MAX_CHAT_PHOTOS)],
      insertPhotos(db, { chat, sender, now, about }, stored),
    ),
  );
}
