import { contract } from "~/api/contract";
import { commit } from "../../db/batch";
import { countUnread } from "../../db/chat";
import { reading } from "../../db/message";
import { type ApiApp, serveAbout } from "../../http/serve";
import { chatOfPath } from "./visible-chat";

export function serveRead(app: ApiApp): void {
  serveAbout(app, contract.chat.read, chatOfPath, async (q, chat) => {
    const results = await commit<{ n: number }>(q.db, [
      ...reading(q.db, { chat: chat.id, reader: q.viewer.id, now: q.now }),
      countUnread(q.db, q.viewer.id),
    ]);
    return { unread: results.at(-1)?.results[0]?.n ?? 0 };
  });
}
