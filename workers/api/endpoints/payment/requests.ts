import { contract } from "~/api/contract";
import { isWaiting } from "~/domain/deal-money";
import { type Cents, feeOf, formatMoney } from "~/domain/money";
import { afterPaymentEvent } from "~/domain/payment-life";
import { blocks } from "../../db/chat";
import type { Database, Write } from "../../db/database";
import { insertChatEvent } from "../../db/message";
import { notify } from "../../db/notify";
import { triggerDelivery } from "../../db/outbox";
import {
  canTake,
  isDisputed,
  jobIsDisputed,
  ownPayment,
  type PaymentRow,
  paymentOf,
  paymentsWhere,
} from "../../db/payment";
import { nameFor } from "../../db/person";
import { mustHaveChanged } from "../../db/transaction";
import type { CallContext, LookupContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { requestNews } from "../../operations/money/request-news";
import { retireSession } from "./pay";

interface RequestChat {
  chat_id: number;
  job_id: number | null;
  job_title: string | null;
  job_status: string | null;
  owner_id: number | null;
  is_accepted: number;
  blocked: number;
}

async function loadChat({ db, viewer, ids }: LookupContext<typeof contract.payment.request>): Promise<RequestChat> {
  const place = await db
    .prepare(
      `SELECT c.id AS chat_id, j.id AS job_id, j.title AS job_title, j.status AS job_status, j.user_id AS owner_id,
         ${blocks("c.low_id", "c.high_id")} AS blocked,
         EXISTS (SELECT 1 FROM bid b WHERE b.job_id = j.id AND b.user_id = ?1 AND b.status = 'accepted') AS is_accepted
       FROM chat c LEFT JOIN job j ON j.id = c.job_id
       WHERE c.uri = ?2 AND ?1 IN (c.low_id, c.high_id)`,
    )
    .bind(viewer.id, ids().chat_uri)
    .first<RequestChat>();
  return place ?? refuse("not_found");
}

interface NewRequest {
  place: RequestChat;
  helper: number;
  name: string;
  amount: Cents;
  fee: Cents;
  description: string | null;
  now: number;
}

/** The last statement selects the request. `ConflictError` unless the job is reserved for the helper, without a dispute. */
function insertRequest(db: Database, asked: NewRequest): Write[] {
  const { place, helper, name, amount, fee, description, now } = asked;
  return [
    db
      .prepare(
        `INSERT INTO payment (kind, payer_id, payee_id, chat_id, job_id, amount, platform_cost, helper_fee, helper_amount,
           description, provider, created_at)
         SELECT 'request', j.user_id, j.helper_id, ?3, j.id, ?4, ?5, ?5, ?4 - ?5, ?6, 'none', ?7
         FROM job j WHERE j.id = ?1 AND j.status = 'reserved' AND j.helper_id = ?2 AND NOT ${jobIsDisputed("j.id")}`,
      )
      .bind(place.job_id, helper, place.chat_id, amount, fee, description, now),
    mustHaveChanged(db),
    insertChatEvent(db, {
      chat: place.chat_id,
      sender: helper,
      event: { kind: "request", step: "asked", amount, description, ...(fee === 0 && { direct: true as const }) },
      request: "latest",
      now,
    }),
    ...notify(db, now, {
      to: "?1",
      type: "payment_request",
      key: "'payment_request:' || p.id || ':asked'",
      job: "p.job_id",
      chat: "p.chat_id",
      data: "json_object('job_title', ?2, 'name', ?3, 'amount', ?4, 'payment', p.id, 'direct', iif(p.platform_cost = 0, 1, NULL))",
      rows: {
        from: "FROM payment p WHERE p.id = (SELECT max(id) FROM payment WHERE payee_id = ?5)",
        values: [place.owner_id, place.job_title ?? "", name, formatMoney(amount), helper],
      },
      mail: true,
    }),
    paymentsWhere(db, helper, "p.id = (SELECT max(id) FROM payment WHERE payee_id = ?1)"),
  ];
}

async function requestPayment(c: CallContext<typeof contract.payment.request>, place: RequestChat) {
  const { db, now, viewer, language } = c;
  if (place.owner_id === viewer.id || !place.is_accepted) refuse("permission_denied");
  if (place.blocked) refuse("blocked");
  const { amount, description } = await c.fields();
  if (place.job_status !== "reserved") refuse("transition");
  if (await isDisputed(db, place.job_id)) refuse("disputed");
  const name = await nameFor(db, place.owner_id ?? 0, viewer.id);
  const fee = c.env.PAYMENT_MODE === "direct" ? 0 : feeOf(amount);
  const results = await c.tx
    .add(...insertRequest(db, { place, helper: viewer.id, name, amount, fee, description, now }))
    .commit<PaymentRow>();
  triggerDelivery(c);
  return paymentOf(results.at(-1)?.results[0] as PaymentRow, viewer.id, language);
}

export const request = endpoint(contract.payment.request, { load: loadChat, handle: requestPayment });

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

type RequestContext = Pick<LookupContext<typeof contract.payment.changeRequest>, "db" | "viewer" | "id">;

const ownRequest = async ({ db, viewer, id }: RequestContext): Promise<PaymentRow> =>
  (await ownPayment(db, viewer.id, id())) ?? refuse("not_found");

async function changeAmount(c: CallContext<typeof contract.payment.changeRequest>, request: PaymentRow) {
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

export const changeRequest = endpoint(contract.payment.changeRequest, { load: ownRequest, handle: changeAmount });

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

async function dropOwnRequest(c: CallContext<typeof contract.payment.dropRequest>, request: PaymentRow) {
  const { db, now, viewer, language } = c;
  const { kind, status, lapsed, amount } = request;
  if (!isWaiting({ kind, status, lapsed: lapsed === 1 })) refuse("transition");
  const step = request.payee_id === viewer.id ? "withdrawn" : "refused";
  const news = await requestNews(db, now, { request, by: viewer.id, step, amount });
  await c.tx.add(...letGo(db, request), ...news).commit();
  triggerDelivery(c);
  return paymentOf((await ownPayment(db, viewer.id, request.id)) ?? request, viewer.id, language);
}

export const dropRequest = endpoint(contract.payment.dropRequest, { load: ownRequest, handle: dropOwnRequest });
