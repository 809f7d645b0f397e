import { contract } from "~/api/contract";
import { photoSizeOf } from "~/domain/image-limits";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { photoResponse } from "../../operations/photos/private-photos";
import { photoOfPath } from "./visible-photo";

export const photoFile = endpoint(contract.chat.photoFile, {
  load: photoOfPath,
  handle: ({ env, request, param }, row) => {
    const size = photoSizeOf(param("size")) ?? refuse("not_found");
    return photoResponse(env, request, { row, size });
  },
});
