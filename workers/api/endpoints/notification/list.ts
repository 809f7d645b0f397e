import { contract } from "~/api/contract";
import { listNotifications } from "../../db/notification";
import { endpoint } from "../../http/endpoint";

export const list = endpoint(contract.notification.list, {
  load: async (c) => {
    const { page } = await c.fields();
    return listNotifications(c.db, c.viewer.id, page, c.language);
  },
  handle: (_, found) => found,
});
