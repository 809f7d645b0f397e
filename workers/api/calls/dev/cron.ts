import { contract } from "~/api/contract";
import { payOutToAll } from "../../changes/money/payout-day";
import { wake } from "../../db/outbox";
import { type ApiApp, serve } from "../../http/serve";
import { TASKS } from "../../tasks/cron";

/** The scheduled work by hand, as if it were another time. */
export function serveCron(app: ApiApp): void {
  serve(app, contract.dev.cron, async (q) => {
    const { task, now: asked, user } = await q.fields();
    const now = asked === undefined ? q.now : Date.parse(asked);
    // Asked for by hand it is the payout day, however often in a month.
    const name = `payout_day:${now}:${crypto.randomUUID()}`;
    const done = task === "payouts" ? await payOutToAll(q.db, now, { user, name }) : await TASKS[task](q.db, now, user);
    wake(q.env, q.execution);
    return { done };
  });
}
