import { contract } from "~/api/contract";
import { PAGE_SIZE } from "~/domain/page";
import { chatOf } from "../../db/chat";
import { listChats } from "../../db/chat-list";
import { endpoint } from "../../http/endpoint";

export const list = endpoint(contract.chat.list, {
  load: async (c) => {
    const { page, search, archived } = await c.fields();
    const wanted = { search, archived, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
    const { rows, count, unread } = await listChats(c.db, c.viewer.id, wanted, c.language);
    return { count, unread, results: rows.map((row) => chatOf(row, c.viewer.id, c.language)) };
  },
  handle: (_, found) => found,
});
