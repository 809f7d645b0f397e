import { contract } from "~/api/contract";
import { chatOf } from "../../db/chat";
import { endpoint } from "../../http/endpoint";
import { chatOfPath } from "./visible-chat";

export const find = endpoint(contract.chat.find, {
  load: chatOfPath,
  handle: (c, chat) => chatOf(chat, c.viewer.id, c.language),
});
