import { contract } from "~/api/contract";
import { paymentOfSession } from "../../db/payment";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { pageOf } from "./sandbox-pay-page";

export const payPage = endpoint(contract.dev.payPage, {
  handle: async (c) => {
    const payment = (await paymentOfSession(c.db, c.param("session"))) ?? refuse("not_found");
    return pageOf(payment, c.language, c.origin, c.now);
  },
});
