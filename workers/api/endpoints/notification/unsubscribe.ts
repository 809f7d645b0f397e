import { contract } from "~/api/contract";
import { removeSubscription } from "../../db/push";
import { endpoint } from "../../http/endpoint";

export const unsubscribe = endpoint(contract.notification.unsubscribe, {
  handle: async (c) => {
    const { endpoint } = await c.fields();
    await c.tx.add(removeSubscription(c.db, c.viewer.id, endpoint)).commit();
    return undefined;
  },
});
