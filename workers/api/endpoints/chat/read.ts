import { contract } from "~/api/contract";
import { countUnread } from "../../db/chat";
import { markRead } from "../../db/message";
import { endpoint } from "../../http/endpoint";
import { chatOfPath } from "./visible-chat";

export const read = endpoint(contract.chat.read, {
  load: chatOfPath,
  handle: async (c, chat) => {
    const { message: upto = null } = await c.fields();
    const read = { chat: chat.id, reader: c.viewer.id, upto, now: c.now };
    const results = await c.tx.add(...markRead(c.db, read), countUnread(c.db, c.viewer.id)).commit<{ n: number }>();
    return { unread: results.at(-1)?.results[0]?.n ?? 0 };
  },
});
