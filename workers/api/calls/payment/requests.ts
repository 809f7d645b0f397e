import { contract } from "~/api/contract";
import { type Cents, feeOf, formatMoney } from "~/domain/money";
import { afterPaymentEvent } from "~/domain/payment";
import { requestMessage } from "../../changes/money/request-message";
import { commit, mustHaveChanged } from "../../db/batch";
import { blocks } from "../../db/chat";
import { sending } from "../../db/message";
import { tell, wake } from "../../db/outbox";
import { canTake, ownPayment, type PaymentRow, paymentOf, paymentsWhere } from "../../db/payment";
import { nameFor } from "../../db/person";
import type { Question, Seeking } from "../../http/context";
import { refuse } from "../../http/refusal";
import { type ApiApp, serveAbout } from "../../http/serve";
import { leaveSession } from "./pay-request";

/** The chat in which a helper asks, and the job it is about. */
interface Place {
  chat_id: number;
  job_id: number | null;
  job_title: string | null;
  job_status: string | null;
  owner_id: number | null;
  owner_language: "nl" | "en";
  is_accepted: number;
  blocked: number;
}

async function placeOf({ db, viewer, ids }: Seeking<typeof contract.payment.request>): Promise<Place> {
  const place = await db
    .prepare(
      `SELECT c.id AS chat_id, j.id AS job_id, j.title AS job_title, j.status AS job_status, j.user_id AS owner_id,
         o.language AS owner_language, ${blocks("c.low_id", "c.high_id")} AS blocked,
         EXISTS (SELECT 1 FROM bid b WHERE b.job_id = j.id AND b.user_id = ?1 AND b.status = 'accepted') AS is_accepted
       FROM chat c LEFT JOIN job j ON j.id = c.job_id LEFT JOIN user o ON o.id = j.user_id
       WHERE c.uri = ?2 AND ?1 IN (c.low_id, c.high_id)`,
    )
    .bind(viewer.id, ids().chat_uri)
    .first<Place>();
  return place ?? refuse("not_found");
}

interface Asked {
  place: Place;
  helper: number;
  name: string;
  amount: Cents;
  fee: Cents;
  description: string | null;
  now: number;
}

/** Statements that ask for a payment in the chat; the last gives it. `Lost` unless the job is reserved for who asks. */
function asking(db: D1Database, asked: Asked): D1PreparedStatement[] {
  const { place, helper, name, amount, fee, description, now } = asked;
  const message = requestMessage(amount, description, place.owner_language);
  return [
    db
      .prepare(
        `INSERT INTO payment (kind, payer_id, payee_id, chat_id, job_id, amount, platform_cost, helper_fee, helper_amount,
           description, provider, created_at)
         SELECT 'request', j.user_id, j.helper_id, ?3, j.id, ?4, ?5, ?5, ?4 - ?5, ?6, 'none', ?7
         FROM job j WHERE j.id = ?1 AND j.status = 'reserved' AND j.helper_id = ?2`,
      )
      .bind(place.job_id, helper, place.chat_id, amount, fee, description, now),
    mustHaveChanged(db),
    ...sending(db, { chat: place.chat_id, sender: helper, message, clientId: null, now }),
    ...tell(db, now, {
      to: place.owner_id ?? 0,
      type: "payment_request",
      key: `payment_request:${place.chat_id}:${now}`,
      job: place.job_id,
      chat: place.chat_id,
      data: { job_title: place.job_title ?? "", name, amount: formatMoney(amount) },
    }),
    paymentsWhere(db, helper, "p.id = (SELECT max(id) FROM payment WHERE payee_id = ?1)"),
  ];
}

async function ask(q: Question<typeof contract.payment.request>, place: Place) {
  const { db, now, viewer, language } = q;
  if (place.owner_id === viewer.id || !place.is_accepted) refuse("permission_denied");
  if (place.blocked) refuse("blocked");
  const { amount, description } = await q.fields();
  if (place.job_status !== "reserved") refuse("transition");
  const name = await nameFor(db, place.owner_id ?? 0, viewer.id);
  // Between people who settle it themselves nobody takes a part.
  const fee = q.env.PAYMENT_MODE === "direct" ? 0 : feeOf(amount);
  const results = await commit<PaymentRow>(
    db,
    asking(db, { place, helper: viewer.id, name, amount, fee, description, now }),
  );
  wake(q.env, q.execution);
  return paymentOf(results.at(-1)?.results[0] as PaymentRow, viewer.id, language);
}

/** What it cost before is paid no more: a success that still comes for that goes back. */
function changing(db: D1Database, request: PaymentRow, amount: Cents): D1PreparedStatement[] {
  const fee = request.platform_cost === 0 ? 0 : feeOf(amount);
  return [
    leaveSession(db, request),
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

const ownRequest = async ({ db, viewer, id }: Seeking<typeof contract.payment.changeRequest>): Promise<PaymentRow> =>
  (await ownPayment(db, viewer.id, id())) ?? refuse("not_found");

async function change(q: Question<typeof contract.payment.changeRequest>, request: PaymentRow) {
  const { db, viewer, language } = q;
  if (request.payee_id !== viewer.id) refuse("permission_denied");
  const { amount } = await q.fields();
  if (request.kind !== "request" || afterPaymentEvent(request.status, "change") === null) refuse("transition");
  if (amount !== request.amount) await commit(db, changing(db, request, amount));
  return paymentOf((await ownPayment(db, viewer.id, request.id)) ?? request, viewer.id, language);
}

/** What a helper asks for beside the bid: extra costs, or where payment is direct how he wants to be paid. */
export function serveRequests(app: ApiApp): void {
  serveAbout(app, contract.payment.request, placeOf, ask);
  serveAbout(app, contract.payment.changeRequest, ownRequest, change);
}
