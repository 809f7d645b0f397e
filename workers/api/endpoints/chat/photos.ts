import { contract } from "~/api/contract";
import { photoSizeOf } from "~/domain/jobs/image-limits";
import { findDealPhotos, findPhoto, type PhotoRow, removePhoto as removal, sentPhotoOf } from "../../db/chat-photo";
import type { LookupContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { photoResponse, sweepPhotos } from "../../operations/photos/private-photos";
import { chatOfPath } from "./chats";

type PhotoContext = Pick<LookupContext<typeof contract.chat.photo>, "db" | "viewer" | "param" | "id">;

/** 404 for anyone except the members of its chat, and after removal. */
async function photoOfPath({ db, viewer, param, id }: PhotoContext): Promise<PhotoRow> {
  return (await findPhoto(db, viewer.id, { chat: param("id"), photo: id("photo") })) ?? refuse("not_found");
}

export const photos = endpoint(contract.chat.photos, {
  load: chatOfPath,
  handle: (c, chat) => findDealPhotos(c.db, chat.id),
});

export const photo = endpoint(contract.chat.photo, {
  load: photoOfPath,
  handle: (_, row) => sentPhotoOf(row),
});

export const photoFile = endpoint(contract.chat.photoFile, {
  load: photoOfPath,
  handle: ({ env, request, param }, row) => {
    const size = photoSizeOf(param("size")) ?? refuse("not_found");
    return photoResponse(env, request, { row, size });
  },
});

export const removePhoto = endpoint(contract.chat.removePhoto, {
  load: photoOfPath,
  handle: async (c, photo) => {
    if (photo.user_id !== c.viewer.id) refuse("permission_denied");
    await c.tx.add(removal(c.db, photo.id, c.now)).commit();
    c.execution.waitUntil(sweepPhotos(c.env));
    return undefined;
  },
});
