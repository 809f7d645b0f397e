import { contract } from "~/api/contract";
import { type Cents, feeOf } from "~/domain/money";
import { afterPaymentEvent } from "~/domain/payment-life";
import type { Database, Write } from "../../db/database";
import { triggerDelivery } from "../../db/outbox";
import { canTake, ownPayment, type PaymentRow, paymentOf } from "../../db/payment";
import { mustHaveChanged } from "../../db/transaction";
import type { CallContext, LookupContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { requestNews } from "../../operations/money/request-news";
import { retireSession } from "./pay-request";

/** The former session is retired: a success that still arrives for it is refunded. */
function requestChange(db: Database, request: PaymentRow, amount: Cents): Write[] {
  const fee = request.platform_cost === 0 ? 0 : feeOf(amount);
  return [
    retireSession(db, request),
    db
      .prepare(
        `UPDATE payment SET amount = ?3, platform_cost = ?4, helper_fee = ?4, helper_amount = ?3 - ?4, credits_used = 0,
           session = NULL, redirect_url = NULL, expires_at = NULL
         WHERE id = ?1 AND session IS ?2 AND ${canTake("change")}`,
      )
      .bind(request.id, request.session, amount, fee),
    mustHaveChanged(db),
  ];
}

const ownRequest = async ({
  db,
  viewer,
  id,
}: LookupContext<typeof contract.payment.changeRequest>): Promise<PaymentRow> =>
  (await ownPayment(db, viewer.id, id())) ?? refuse("not_found");

async function handle(c: CallContext<typeof contract.payment.changeRequest>, request: PaymentRow) {
  const { db, now, viewer, language } = c;
  if (request.payee_id !== viewer.id) refuse("permission_denied");
  const { amount } = await c.fields();
  if (request.kind !== "request" || afterPaymentEvent(request.status, "change") === null) refuse("transition");
  if (amount !== request.amount) {
    const news = await requestNews(db, now, { request, by: viewer.id, step: "changed", amount });
    await c.tx.add(...requestChange(db, request, amount), ...news).commit();
    triggerDelivery(c);
  }
  return paymentOf((await ownPayment(db, viewer.id, request.id)) ?? request, viewer.id, language);
}

export const changeRequest = endpoint(contract.payment.changeRequest, { load: ownRequest, handle });
