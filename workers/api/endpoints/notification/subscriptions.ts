import { contract } from "~/api/contract";
import { subscriptionsOf } from "../../db/push";
import { endpoint } from "../../http/endpoint";

export const subscriptions = endpoint(contract.notification.subscriptions, {
  handle: async (c) => ({ results: await subscriptionsOf(c.db, c.viewer.id, c.now) }),
});
