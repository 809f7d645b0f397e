import { contract } from "~/api/contract";
import { chatOf, setArchived } from "../../db/chat";
import { endpoint } from "../../http/endpoint";
import { chatOfPath } from "./visible-chat";

export const archive = endpoint(contract.chat.archive, {
  load: chatOfPath,
  handle: async (c, chat) => {
    const { delete: archived } = await c.fields();
    await c.tx.add(setArchived(c.db, { chat: chat.id, member: c.viewer.id, archived })).commit();
    return chatOf({ ...chat, archived: Number(archived) }, c.viewer.id, c.language);
  },
});
