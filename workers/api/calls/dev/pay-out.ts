import { contract } from "~/api/contract";
import { payoutOf, payoutWithId } from "../../db/payout";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";
import { deliverToSelf } from "./sandbox-deliver";

/** The bank's answer to a payout, as a signed event. */
export function servePayoutAnswer(app: ApiApp): void {
  serve(app, contract.dev.payOut, async (q) => {
    const id = q.id();
    const payout = (await payoutWithId(q.db, id)) ?? refuse("not_found");
    const { action } = await q.fields();
    if (payout.status !== "requested") refuse("transition");
    const type = action === "paid" ? "payout.paid" : "payout.failed";
    const { env, execution, origin, now } = q;
    await deliverToSelf(
      { app, env, execution, origin, now },
      { id: `evt_payout_${id}_${type}`, type, data: { payout: id } },
    );
    return payoutOf((await payoutWithId(q.db, id)) ?? payout);
  });
}
