import { contract } from "~/api/contract";
import { PAGE_SIZE } from "~/domain/page";
import { latestMessages, messageOf, messagesAfter } from "../../db/message";
import { endpoint } from "../../http/endpoint";
import { chatOfPath } from "./visible-chat";

const CATCH_UP = 100;

export const messages = endpoint(contract.chat.messages, {
  load: chatOfPath,
  handle: async (c, chat) => {
    const { page, after } = await c.fields();
    const { count, rows } =
      after === undefined
        ? await latestMessages(c.db, c.viewer.id, { chat: chat.id, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
        : await messagesAfter(c.db, c.viewer.id, { chat: chat.id, after, limit: CATCH_UP });
    return { count, results: rows.map((row) => messageOf(row, c.viewer, c.language)) };
  },
});
