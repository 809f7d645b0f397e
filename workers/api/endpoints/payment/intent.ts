import { contract } from "~/api/contract";
import { retryOnConflict } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { payBid } from "./pay-bid";
import { payRequest } from "./pay-request";

/** Twenty concurrent payments contend for ids for a while. */
const ROUNDS = 25;

export const intent = endpoint(contract.payment.intent, {
  handle: (c) => {
    const { bid_id, payment_request_id } = c.ids();
    return retryOnConflict(
      () => (payment_request_id === undefined ? payBid(c, bid_id ?? 0) : payRequest(c, payment_request_id)),
      ROUNDS,
    );
  },
});
