import { contract } from "~/api/contract";
import { type PaymentRow, paymentOf, paymentsWhere } from "../../db/payment";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

export const payment = endpoint(contract.admin.payment, {
  handle: async (c) => {
    const { db, viewer, language } = c;
    const found = paymentsWhere(db, viewer.id, "p.id = ?2", c.id());
    return paymentOf((await found.first<PaymentRow>()) ?? refuse("not_found"), viewer.id, language);
  },
});
