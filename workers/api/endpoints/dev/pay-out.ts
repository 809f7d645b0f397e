import { contract } from "~/api/contract";
import { afterPayoutEvent } from "~/domain/wallet";
import { payoutOf, payoutWithId } from "../../db/payout";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { deliverToSelf } from "./sandbox-deliver";

export const payOut = endpoint(contract.dev.payOut, {
  handle: async (c) => {
    const id = c.id();
    const payout = (await payoutWithId(c.db, id)) ?? refuse("not_found");
    const { action } = await c.fields();
    if (afterPayoutEvent(payout.status, action === "paid" ? "paid" : "failed") === null) refuse("transition");
    const type = action === "paid" ? "payout.paid" : "payout.failed";
    await deliverToSelf(c, { id: `evt_payout_${id}_${type}`, type, data: { payout: id } });
    return payoutOf((await payoutWithId(c.db, id)) ?? payout);
  },
});
