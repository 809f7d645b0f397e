import { contract } from "~/api/contract";
import { chatOf } from "../../db/chat";
import { type ApiApp, serveAbout } from "../../http/serve";
import { chatOfPath } from "./visible-chat";

export function serveFind(app: ApiApp): void {
  serveAbout(app, contract.chat.find, chatOfPath, (q, chat) => chatOf(chat, q.viewer.id, q.language));
}
