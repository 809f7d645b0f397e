import { contract } from "~/api/contract";
import { removePhoto as removal } from "../../db/chat-photo";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { sweepPhotos } from "../../operations/photos/private-photos";
import { photoOfPath } from "./visible-photo";

export const removePhoto = endpoint(contract.chat.removePhoto, {
  load: photoOfPath,
  handle: async (c, photo) => {
    if (photo.user_id !== c.viewer.id) refuse("permission_denied");
    await c.tx.add(removal(c.db, photo.id, c.now)).commit();
    c.execution.waitUntil(sweepPhotos(c.env));
    return undefined;
  },
});
