import { contract } from "~/api/contract";
import { takesBrowsers } from "../../adapters/push/choose";
import { addSubscription } from "../../db/push";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { reply } from "../../http/response";

export const subscribe = endpoint(contract.notification.subscribe, {
  handle: async (c) => {
    const { endpoint, keys } = await c.fields();
    if (!takesBrowsers(c.env)) refuse("unavailable");
    const { id: user, session } = c.viewer;
    const isNew = await addSubscription(c.db, { user, session, endpoint, ...keys, now: c.now });
    return reply(isNew ? 201 : 200, { endpoint });
  },
});
