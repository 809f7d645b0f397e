import { contract } from "~/api/contract";
import { findDealPhotos } from "../../db/chat-photo";
import { endpoint } from "../../http/endpoint";
import { chatOfPath } from "./visible-chat";

export const photos = endpoint(contract.chat.photos, {
  load: chatOfPath,
  handle: (c, chat) => findDealPhotos(c.db, chat.id),
});
