import { contract } from "~/api/contract";
import type { Code } from "~/api/messages";
import { asksForPayment, extraWorkHindrance } from "~/domain/deals/deal";
import { type Cents, FEE_PERCENT, feeOf } from "~/domain/money/money";
import { afterPaymentEvent } from "~/domain/money/payment-life";
import { isWaiting } from "~/domain/money/payment-request";
import { areBlocked } from "../../db/block";
import type { Database, Write } from "../../db/database";
import { insertChatEvent } from "../../db/message";
import { isDirect, ownPayment, type PaymentRow } from "../../db/payment";
import { asksForPrice, isBeingPaidAgain, lapseAgain } from "../../db/payment-again";
import { paymentOf } from "../../db/payment-answer";
import {
  findJobOfRequest,
  findRequestChat,
  insertRequest,
  lapseRequest,
  notifyOfRequest,
  type RequestChat,
  retireSession,
  selectNewestRequest,
  updateRequestAmount,
} from "../../db/payment-request";
import { isDisputed, isPriceUncovered } from "../../db/payment-standing";
import { nameFor } from "../../db/person";
import { isSuspended } from "../../db/suspension";
import { mustHaveChanged } from "../../db/transaction";
import type { CallContext, LookupContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { refuseOfDeal } from "../../operations/deals/deal-refusal";
import { isRepeating, requestNews } from "../../operations/money/request-news";

async function loadChat({ db, viewer, ids }: LookupContext<typeof contract.payment.request>): Promise<RequestChat> {
  return (await findRequestChat(db, viewer.id, ids().chat_uri)) ?? refuse("not_found");
}

const HINDRANCES = {
  blocked: "blocked",
  suspended: "other_suspended",
  reported: "absence_reported",
  workDone: "extra_work_done",
} as const satisfies Record<NonNullable<ReturnType<typeof extraWorkHindrance>>, Code>;

interface Asking extends Pick<RequestChat, "job_id" | "reported" | "done_at"> {
  payer: number;
  blocked: boolean;
  mode: "held" | "direct";
}

async function refuseIfHindered(db: Database, { job_id, payer, blocked, mode, ...asking }: Asking): Promise<void> {
  const [reported, done] = [asking.reported === 1, asking.done_at !== null];
  const isGone = (reported || done) && job_id !== null && (await isPriceUncovered(db, job_id));
  const suspended = await isSuspended(db, payer);
  const hindrance = extraWorkHindrance({ blocked, suspended, reported, done, gone: isGone, mode });
  if (hindrance) refuse(HINDRANCES[hindrance]);
}

interface NewRequest {
  place: RequestChat;
  helper: number;
  name: string;
  amount: Cents;
  percent: number;
  description: string | null;
  forPrice: boolean;
  isQuiet: boolean;
  now: number;
}

/** `ConflictError` unless the job is reserved for the helper, without a dispute, and the helper may still ask. */
function placing(db: Database, request: NewRequest): Write[] {
  const { place, helper, name, amount, percent, description, forPrice, isQuiet, now } = request;
  return [
    lapseAgain(db, now, place.job_id),
    insertRequest(db, now, { job: place.job_id, helper, chat: place.chat_id, amount, percent, description }),
    mustHaveChanged(db),
    insertChatEvent(db, {
      chat: place.chat_id,
      sender: helper,
      event: { kind: "request", step: "asked", amount, description, ...(forPrice && { direct: true as const }) },
      request: "latest",
      now,
    }),
    ...notifyOfRequest(db, now, { owner: place.owner_id, title: place.job_title ?? "", name, amount, helper, isQuiet }),
    selectNewestRequest(db, helper),
  ];
}

async function requestPayment(c: CallContext<typeof contract.payment.request>, place: RequestChat) {
  const { db, now, viewer, language } = c;
  if (place.owner_id === viewer.id || !place.is_accepted) refuse("permission_denied");
  if (place.blocked) refuse("blocked");
  const { amount, description } = await c.fields();
  if (!asksForPayment(place.job_status, c.env.PAYMENT_MODE)) refuse("transition");
  if (await isDisputed(db, place.job_id)) return refuseOfDeal(db, place.job_id, "disputed");
  const [payer, blocked, mode] = [place.owner_id ?? 0, place.blocked === 1, c.env.PAYMENT_MODE];
  await refuseIfHindered(db, { ...place, payer, blocked, mode });
  // The placer is at the bank: a second payment of the same price has to wait.
  if (await isBeingPaidAgain(db, now, place.job_id)) refuse("transition");
  const name = await nameFor(db, place.owner_id ?? 0, viewer.id);
  const percent = c.env.PAYMENT_MODE === "direct" ? 0 : FEE_PERCENT;
  const forPrice = percent === 0 || (place.job_id !== null && (await asksForPrice(db, place.job_id)));
  const isQuiet = await isRepeating(db, now, { payer: place.owner_id ?? 0, chat: place.chat_id });
  const results = await c.tx
    .add(...placing(db, { place, helper: viewer.id, name, amount, percent, description, forPrice, isQuiet, now }))
    .commit<PaymentRow>();
  return paymentOf(results.at(-1)?.results[0] as PaymentRow, viewer.id, language);
}

export const request = endpoint(contract.payment.request, { load: loadChat, handle: requestPayment });

function requestChange(db: Database, request: PaymentRow, amount: Cents): Write[] {
  const fee = feeOf(amount, request.fee_percent);
  return [retireSession(db, request), updateRequestAmount(db, request, { amount, fee }), mustHaveChanged(db)];
}

type RequestContext = Pick<LookupContext<typeof contract.payment.changeRequest>, "db" | "viewer" | "id">;

const ownRequest = async ({ db, viewer, id }: RequestContext): Promise<PaymentRow> =>
  (await ownPayment(db, viewer.id, id())) ?? refuse("not_found");

async function changeAmount(c: CallContext<typeof contract.payment.changeRequest>, request: PaymentRow) {
  const { db, now, viewer, language } = c;
  if (request.payee_id !== viewer.id) refuse("permission_denied");
  if (await areBlocked(db, viewer.id, request.payer_id)) refuse("blocked");
  const { amount } = await c.fields();
  if (request.kind !== "request" || request.by_payer || afterPaymentEvent(request.status, "change") === null)
    refuse("transition");
  if (amount !== request.amount) {
    if (request.on_hold) return refuseOfDeal(db, request.job_id, "disputed");
    const job = (await findJobOfRequest(db, request)) ?? { done_at: null, reported: 0 };
    const mode = isDirect(request) ? "direct" : "held";
    await refuseIfHindered(db, { ...job, job_id: request.job_id, payer: request.payer_id, blocked: false, mode });
    const news = await requestNews(db, now, { request, by: viewer.id, step: "changed", amount });
    await c.tx.add(...requestChange(db, request, amount), ...news).commit();
  }
  return paymentOf((await ownPayment(db, viewer.id, request.id)) ?? request, viewer.id, language);
}

export const changeRequest = endpoint(contract.payment.changeRequest, { load: ownRequest, handle: changeAmount });

async function dropOwnRequest(c: CallContext<typeof contract.payment.dropRequest>, request: PaymentRow) {
  const { db, now, viewer, language } = c;
  const { kind, status, lapsed, amount, by_payer } = request;
  if (by_payer || !isWaiting({ kind, status, lapsed: lapsed === 1 })) refuse("transition");
  const step = request.payee_id === viewer.id ? "withdrawn" : "refused";
  const news = await requestNews(db, now, { request, by: viewer.id, step, amount });
  await c.tx.add(lapseRequest(db, request.id, { declined: step === "refused" }), mustHaveChanged(db), ...news).commit();
  return paymentOf((await ownPayment(db, viewer.id, request.id)) ?? request, viewer.id, language);
}

export const dropRequest = endpoint(contract.payment.dropRequest, { load: ownRequest, handle: dropOwnRequest });
