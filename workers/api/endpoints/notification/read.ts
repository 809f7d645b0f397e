import { contract } from "~/api/contract";
import { readNotification } from "../../db/notification";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

export const read = endpoint(contract.notification.read, {
  handle: async (c) => {
    const read = await readNotification(c.db, c.viewer.id, c.id(), c.now, c.language);
    return read ?? refuse("not_found");
  },
});
