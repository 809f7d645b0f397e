import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { commitDeed, paymentOfPath } from "./payment-change";

export const notePayment = endpoint(contract.admin.notePayment, {
  handle: async (c) => {
    const payment = await paymentOfPath(c);
    const { reason } = await c.fields();
    return commitDeed(c, payment, { deed: "note", reason, writes: [] });
  },
});
