import { contract } from "~/api/contract";
import { sentPhotoOf } from "../../db/chat-photo";
import { endpoint } from "../../http/endpoint";
import { photoOfPath } from "./visible-photo";

export const photo = endpoint(contract.chat.photo, {
  load: photoOfPath,
  handle: (_, row) => sentPhotoOf(row),
});
