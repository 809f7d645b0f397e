import { contract } from "~/api/contract";
import { triggerDelivery } from "../../db/outbox";
import { endpoint } from "../../http/endpoint";
import { TASKS } from "../../tasks/cron";
import { payOutToAll } from "../../tasks/payout-day";

/** The scheduled work by hand, as if it were another time. */
export const cron = endpoint(contract.dev.cron, {
  handle: async (c) => {
    const { task, now: asked, user } = await c.fields();
    const now = asked === undefined ? c.now : Date.parse(asked);
    // Asked for by hand it is the payout day, however often in a month.
    const name = `payout_day:${now}:${crypto.randomUUID()}`;
    const done = task === "payouts" ? await payOutToAll(c.db, now, { user, name }) : await TASKS[task](c.db, now, user);
    triggerDelivery(c);
    return { done };
  },
});
