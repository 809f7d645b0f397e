import { contract } from "../../../app/api/contract";
import { chatOf } from "../db/chat";
import { type ApiApp, serve } from "../kernel/serve";
import { chatOfPath } from "./chat-of-path";

export function serveFind(app: ApiApp): void {
  serve(app, contract.chat.find, async (q) => chatOf(await chatOfPath(q), q.viewer.id, q.language));
}
