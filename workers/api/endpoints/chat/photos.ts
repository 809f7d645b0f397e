import { contract } from "~/api/contract";
import { photoSizeOf } from "~/domain/jobs/image-limits";
import {
  findDealPhotos,
  findPhoto,
  mustNotBeEvidence,
  type PhotoRow,
  removePhoto as removal,
  sentPhotoOf,
} from "../../db/chat-photo";
import { findUploaded, unsentPhotos } from "../../db/unsent-photo";
import type { LookupContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { reply } from "../../http/response";
import { photoResponse, sweepPhotos } from "../../operations/photos/private-photos";
import type { Check } from "../../operations/photos/sent-photos";
import { uploadPhoto } from "../../operations/photos/unsent-photo";
import { chatOfPath } from "./chats";
import { refuseContactDetails, refuseState } from "./messages";

type PhotoContext = Pick<LookupContext<typeof contract.chat.photo>, "db" | "viewer" | "param" | "id">;

async function photoOfPath({ db, viewer, param, id }: PhotoContext): Promise<PhotoRow> {
  return (await findPhoto(db, viewer.id, { chat: param("id"), photo: id("photo") })) ?? refuse("not_found");
}

export const photos = endpoint(contract.chat.photos, {
  load: chatOfPath,
  handle: async (c, { id: chat }) => {
    const [sent, unsent] = await Promise.all([
      findDealPhotos(c.db, chat, (await c.fields()).bid ?? null),
      unsentPhotos(c.db, { chat, sender: c.viewer.id }),
    ]);
    return { ...sent, unsent };
  },
});

export const addPhoto = endpoint(contract.chat.addPhoto, {
  load: chatOfPath,
  handle: async (c, chat) => {
    const { alt, about, client_id: clientId } = await c.fields();
    const own = { chat: chat.id, sender: c.viewer.id };
    const before = clientId === null ? null : await findUploaded(c.db, own, clientId);
    if (before) return reply(200, before);
    // The result of the work and a dispute are possible after a block.
    if (about === "message") {
      if (chat.blocked) refuse("blocked");
      refuseState(chat, c.viewer.id);
    }
    await refuseContactDetails(c, chat, { field: "alt", texts: [alt] });
    const judge = (check: Check) => c.fields({ image: (image) => check([image]) });
    return reply(201, await uploadPhoto(c, { chat: chat.id, about, alt, clientId, judge }));
  },
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
    if (photo.is_evidence === 1) refuse("photo_evidence");
    await c.tx.add(mustNotBeEvidence(c.db, photo.id), removal(c.db, photo.id, c.now)).commit();
    c.execution.waitUntil(sweepPhotos(c.env));
    return undefined;
  },
});
