import { contract } from "~/api/contract";
import { countUnread } from "../../db/chat";
import { reading } from "../../db/message";
import { endpoint } from "../../http/endpoint";
import { chatOfPath } from "./visible-chat";

export const read = endpoint(contract.chat.read, {
  load: chatOfPath,
  handle: async (c, chat) => {
    const results = await c.tx
      .add(...reading(c.db, { chat: chat.id, reader: c.viewer.id, now: c.now }), countUnread(c.db, c.viewer.id))
      .commit<{ n: number }>();
    return { unread: results.at(-1)?.results[0]?.n ?? 0 };
  },
});
