import { contract } from "~/api/contract";
import { PAGE_SIZE } from "~/domain/page";
import { chatOf } from "../../db/chat";
import { listChats } from "../../db/chat-list";
import { type ApiApp, serveOwnThings } from "../../http/serve";

export function serveList(app: ApiApp): void {
  serveOwnThings(app, contract.chat.list, async (q) => {
    const { page, search, archived } = await q.fields();
    const wanted = { search, archived, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
    const { rows, count, unread } = await listChats(q.db, q.viewer.id, wanted, q.language);
    return { count, unread, results: rows.map((row) => chatOf(row, q.viewer.id, q.language)) };
  });
}
