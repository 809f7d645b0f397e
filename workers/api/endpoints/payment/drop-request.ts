import { contract } from "~/api/contract";
import { isWaiting } from "~/domain/deal-money";
import type { Database, Write } from "../../db/database";
import { triggerDelivery } from "../../db/outbox";
import { canTake, ownPayment, type PaymentRow, paymentOf } from "../../db/payment";
import { mustHaveChanged } from "../../db/transaction";
import type { CallContext, LookupContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { requestNews } from "../../operations/money/request-news";

/** A success that still arrives is refunded. */
function letGo(db: Database, request: PaymentRow): Write[] {
  return [
    db
      .prepare(
        `UPDATE payment SET status = iif(status = 'open', 'cancelled', status), lapsed = 1
         WHERE id = ? AND lapsed = 0 AND ${canTake("reopen")}`,
      )
      .bind(request.id),
    mustHaveChanged(db),
  ];
}

const own = async ({ db, viewer, id }: LookupContext<typeof contract.payment.dropRequest>): Promise<PaymentRow> =>
  (await ownPayment(db, viewer.id, id())) ?? refuse("not_found");

async function handle(c: CallContext<typeof contract.payment.dropRequest>, request: PaymentRow) {
  const { db, now, viewer, language } = c;
  const { kind, status, lapsed, amount } = request;
  if (!isWaiting({ kind, status, lapsed: lapsed === 1 })) refuse("transition");
  const step = request.payee_id === viewer.id ? "withdrawn" : "refused";
  const news = await requestNews(db, now, { request, by: viewer.id, step, amount });
  await c.tx.add(...letGo(db, request), ...news).commit();
  triggerDelivery(c);
  return paymentOf((await ownPayment(db, viewer.id, request.id)) ?? request, viewer.id, language);
}

export const dropRequest = endpoint(contract.payment.dropRequest, { load: own, handle });
