import { contract } from "~/api/contract";
import { photoSizeOf } from "~/domain/image-limits";
import { photoResponse } from "../../changes/photos/private-photos";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { photoOfPath } from "./visible-photo";

export const photoFile = endpoint(contract.chat.photoFile, {
  load: photoOfPath,
  handle: ({ env, request, param }, row) => {
    const size = photoSizeOf(param("size")) ?? refuse("not_found");
    return photoResponse(env, request, { row, size });
  },
});
