import { contract } from "~/api/contract";
import { again } from "../../db/retry-on-conflict";
import { type ApiApp, serve } from "../../http/serve";
import { payBid } from "./pay-bid";
import { payRequest } from "./pay-request";

/** Twenty at once take numbers from each other for a while. */
const ROUNDS = 25;

/** Paying for a bid, which accepts it, or for a request: opens a window at the provider, unless credits pay all of it. */
export function serveIntent(app: ApiApp): void {
  serve(app, contract.payment.intent, (q) => {
    const { bid_id, payment_request_id } = q.ids();
    return again(
      () => (payment_request_id === undefined ? payBid(q, bid_id ?? 0) : payRequest(q, payment_request_id)),
      ROUNDS,
    );
  });
}
