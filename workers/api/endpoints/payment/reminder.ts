import { contract } from "~/api/contract";
import { awaitsPayer, isReminded } from "~/domain/money/payment-reminder";
import { mustNotBeBlocked } from "../../db/block";
import { mustNotBeStopped } from "../../db/money-stop";
import { isDirect, ownPayment, type PaymentRow } from "../../db/payment";
import { paymentOf } from "../../db/payment-answer";
import { isBlockedChat, markReminded } from "../../db/payment-request";
import { isSuspended } from "../../db/suspension";
import { mustHaveChanged } from "../../db/transaction";
import { mustBeActive } from "../../db/user";
import type { CallContext, LookupContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { reply } from "../../http/response";
import { refuseOfDeal } from "../../operations/deals/deal-refusal";
import { refuseIfStopped } from "../../operations/money/refuse-if-stopped";
import { notifyOfReminder } from "../../operations/money/request-news";

const own = async ({ db, viewer, id }: LookupContext<typeof contract.payment.remind>): Promise<PaymentRow> =>
  (await ownPayment(db, viewer.id, id())) ?? refuse("not_found");

async function handle(c: CallContext<typeof contract.payment.remind>, request: PaymentRow) {
  const { db, now, viewer, language } = c;
  if (request.payee_id !== viewer.id) refuse("permission_denied");
  if (await isBlockedChat(db, request)) refuse("blocked");
  const shown = paymentOf(request, viewer.id, language);
  if (!awaitsPayer(shown)) refuse("transition");
  if (shown.on_hold) return refuseOfDeal(db, request.job_id, "disputed");
  if (isReminded(shown, now)) refuse("reminded");
  if (await isSuspended(db, request.payer_id)) refuse("transition");
  // Money between the two is not ours to stop.
  const isOurs = !isDirect(request);
  if (isOurs) await refuseIfStopped(db, "pay");
  await c.tx
    .add(
      mustNotBeBlocked(db, request.payer_id, viewer.id),
      mustBeActive(db, request.payer_id),
      ...(isOurs ? [mustNotBeStopped(db)] : []),
      markReminded(db, now, request),
      mustHaveChanged(db),
      ...(await notifyOfReminder(db, now, request)),
    )
    .commit();
  return reply(201, paymentOf((await ownPayment(db, viewer.id, request.id)) ?? request, viewer.id, language));
}

export const remind = endpoint(contract.payment.remind, { load: own, handle });
