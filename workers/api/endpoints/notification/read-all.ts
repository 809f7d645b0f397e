import { contract } from "~/api/contract";
import { readNotifications } from "../../db/notification";
import { endpoint } from "../../http/endpoint";

export const readAll = endpoint(contract.notification.readAll, {
  handle: async (c) => {
    await readNotifications(c.db, c.viewer.id, c.now);
    return { unread: 0 as const };
  },
});
