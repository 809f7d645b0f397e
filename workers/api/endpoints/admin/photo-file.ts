import { contract } from "~/api/contract";
import { photoSizeOf } from "~/domain/image-limits";
import { findPhotoForDesk } from "../../db/chat-photo";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { photoResponse } from "../../operations/photos/private-photos";

export const photoFile = endpoint(contract.admin.photoFile, {
  handle: async ({ db, env, request, id, param }) => {
    const size = photoSizeOf(param("size")) ?? refuse("not_found");
    const row = (await findPhotoForDesk(db, id())) ?? refuse("not_found");
    return photoResponse(env, request, { row, size });
  },
});
