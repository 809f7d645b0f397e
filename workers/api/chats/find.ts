import { contract } from "../../../app/api/contract";
import { chatOf } from "../db/chat";
import { type ApiApp, serveAbout } from "../kernel/serve";
import { chatOfPath } from "./chat-of-path";

export function serveFind(app: ApiApp): void {
  serveAbout(app, contract.chat.find, chatOfPath, (q, chat) => chatOf(chat, q.viewer.id, q.language));
}
