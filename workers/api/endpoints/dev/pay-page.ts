import { contract } from "~/api/contract";
import { paymentOfSession } from "../../db/payment";
import { endpoint } from "../../http/endpoint";
import { pageOf, unknownPage } from "./sandbox-pay-page";

export const payPage = endpoint(contract.dev.payPage, {
  handle: async (c) => {
    const payment = await paymentOfSession(c.db, c.param("session"));
    return payment ? pageOf(payment, c) : unknownPage(c);
  },
});
