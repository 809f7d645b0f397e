import { contract } from "~/api/contract";
import { ownPayment, paymentOf } from "../../db/payment";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

export const find = endpoint(contract.payment.find, {
  handle: async (c) => {
    const row = (await ownPayment(c.db, c.viewer.id, c.id())) ?? refuse("not_found");
    return paymentOf(row, c.viewer.id, c.language);
  },
});
