import { contract } from "~/api/contract";
import { chatOf, keeping } from "../../db/chat";
import { type ApiApp, serveAbout } from "../../http/serve";
import { chatOfPath } from "./visible-chat";

export function serveArchive(app: ApiApp): void {
  serveAbout(app, contract.chat.archive, chatOfPath, async (q, chat) => {
    const { delete: archived } = await q.fields();
    await keeping(q.db, { chat: chat.id, member: q.viewer.id, archived }).run();
    return chatOf({ ...chat, archived: Number(archived) }, q.viewer.id, q.language);
  });
}
