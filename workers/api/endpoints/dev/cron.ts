import { contract } from "~/api/contract";
import { triggerDelivery } from "../../db/outbox";
import { endpoint } from "../../http/endpoint";
import { TASKS } from "../../tasks/cron";
import { payOutToAll } from "../../tasks/payout-day";

export const cron = endpoint(contract.dev.cron, {
  handle: async (c) => {
    const { task, now: asked, user } = await c.fields();
    const now = asked === undefined ? c.now : Date.parse(asked);
    // Run by hand, every day is a payout day.
    const name = `payout_day:${now}:${crypto.randomUUID()}`;
    const done =
      task === "payouts" ? (await payOutToAll(c.db, now, { user, name })).done : await TASKS[task](c.db, now, user);
    triggerDelivery(c);
    return { done };
  },
});
