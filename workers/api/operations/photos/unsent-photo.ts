import type { PhotoSubject, UnsentPhoto } from "~/domain/chats/chat-photo";
import { MAX_UNSENT_PHOTOS } from "~/domain/jobs/image-limits";
import { mustHaveRoom } from "../../db/chat-photo";
import type { Transaction } from "../../db/transaction";
import { countUnsent, insertUnsent, mustHaveRoomForUnsent, uploadedIn } from "../../db/unsent-photo";
import { refuse } from "../../http/refusal";
import { namedPictureCheck } from "../jobs/pictures";
import { withPhotos } from "./private-photos";
import { assertRoom, type Check, type PhotoContext } from "./sent-photos";

interface Uploaded {
  chat: number;
  about: PhotoSubject;
  alt: string | null;
  clientId: string | null;
  judge: (check: Check) => Promise<unknown>;
}

export async function uploadPhoto(
  c: PhotoContext & { tx: Transaction },
  { chat, about, alt, clientId, judge }: Uploaded,
): Promise<UnsentPhoto> {
  const { db, env, viewer, language, now, tx } = c;
  const sending = { chat, sender: viewer.id, about, now, clientId };
  await assertRoom(c, chat, 1);
  if ((await countUnsent(db, sending)) >= MAX_UNSENT_PHOTOS) refuse("limit_reached");
  const { made, check } = namedPictureCheck(env, language);
  await judge(check);
  return withPhotos(c, { made, alts: [alt] }, async ([photo]) => {
    if (!photo) throw new Error("no photo was stored");
    const results = await tx
      .add(mustHaveRoom(db, sending, 1), mustHaveRoomForUnsent(db, sending), insertUnsent(db, sending, photo))
      .commit();
    return uploadedIn(results.at(-1)?.results[0]);
  });
}
