import { contract } from "~/api/contract";
import { PAGE_SIZE } from "~/domain/page";
import { latestMessages, messageOf, messagesAfter } from "../../db/message";
import { type ApiApp, serveAbout } from "../../http/serve";
import { chatOfPath } from "./visible-chat";

/** How many newer messages are caught up with at once. */
const CATCH_UP = 100;

export function serveMessages(app: ApiApp): void {
  serveAbout(app, contract.chat.messages, chatOfPath, async (q, chat) => {
    const { page, after } = await q.fields();
    const { count, rows } =
      after === undefined
        ? await latestMessages(q.db, q.viewer.id, { chat: chat.id, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
        : await messagesAfter(q.db, q.viewer.id, { chat: chat.id, after, limit: CATCH_UP });
    return { count, results: rows.map((row) => messageOf(row, q.viewer, q.language)) };
  });
}
