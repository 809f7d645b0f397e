import type { Cents } from "~/domain/money";
import type { Payment } from "~/domain/payment";
import { afterPaymentEvent } from "~/domain/payment-life";
import type { Database, Write } from "../../db/database";
import {
  canTake,
  isOpenAtProvider,
  ownPayment,
  type PaymentRow,
  paymentOf,
  RESERVED_FOR,
  totalOf,
} from "../../db/payment";
import { mustHaveChanged, mustHold } from "../../db/transaction";
import { refuse } from "../../http/refusal";
import { type Reply, reply } from "../../http/response";
import { creditsOf, type OpenedSession, openAtProvider } from "../../operations/money/checkout-session";
import { hold } from "../../operations/money/success";
import { type PaymentContext, paidByCredits } from "./paid-by-credits";

export async function ownRequest(db: Database, viewer: number, id: number): Promise<PaymentRow> {
  const row = await ownPayment(db, viewer, id);
  return row?.kind === "request" ? row : refuse("not_found");
}

export function retireSession(db: Database, request: PaymentRow): Write {
  return db
    .prepare(
      `INSERT INTO former_session (session, payment_id, provider, amount, credits_used, expires_at)
       SELECT session, id, provider, amount, credits_used, expires_at FROM payment WHERE id = ? AND session IS NOT NULL`,
    )
    .bind(request.id);
}

function payment(db: Database, now: number, request: PaymentRow, credits: Cents, at: OpenedSession | null) {
  const how = at
    ? ["open", at.provider, at.session, at.redirectUrl, at.expiresAt, null]
    : ["held", "none", null, null, null, now];
  return [
    retireSession(db, request),
    db
      .prepare(
        `UPDATE payment SET credits_used = ?4, status = ?5, provider = ?6, session = ?7, redirect_url = ?8, expires_at = ?9, paid_at = ?10
         WHERE id = ?1 AND amount = ?2 AND session IS ?3 AND lapsed = 0 AND ${canTake("reopen")}`,
      )
      .bind(request.id, request.amount, request.session, credits, ...how),
    mustHaveChanged(db),
    ...(at
      ? [mustHold(db, RESERVED_FOR, request.job_id, request.payee_id)]
      : hold(db, now, { ...request, credits_used: credits })),
  ];
}

async function isWaiting(db: Database, request: PaymentRow): Promise<boolean> {
  if (request.lapsed || afterPaymentEvent(request.status, "reopen") === null) return false;
  const reserved = db.prepare(`SELECT ${RESERVED_FOR} AS yes`).bind(request.job_id, request.payee_id);
  return (await reserved.first<number>("yes")) === 1;
}

/** The request itself stays open until it is paid. */
export async function payRequest(c: PaymentContext, id: number): Promise<Reply<Payment>> {
  const { db, now, viewer } = c;
  const request = await ownRequest(db, viewer.id, id);
  if (request.payee_id === viewer.id) refuse("permission_denied");
  const { amount_with_platform_cost: offered, use_credits } = await c.fields({
    chat_uri: (uri) => (uri === request.chat_uri ? null : "invalid"),
  });
  if (c.env.PAYMENT_MODE === "direct") refuse("direct_mode");
  if (!(await isWaiting(db, request))) refuse("transition");
  if (offered !== totalOf(request)) refuse("amount_changed");
  const credits = await creditsOf(c, offered, use_credits);
  if (isOpenAtProvider(request, now) && request.credits_used === credits) {
    return reply(200, paymentOf(request, viewer.id, c.language));
  }
  const order = {
    reference: `request:${id}`,
    cents: offered - credits,
    description: request.job_title ?? "",
    chat: request.chat_uri,
  };
  const at = credits === offered ? null : await openAtProvider(c, order);
  await c.tx.add(...payment(db, now, request, credits, at)).commit();
  if (!at) return paidByCredits(c, id);
  return reply(201, paymentOf(await ownRequest(db, viewer.id, id), viewer.id, c.language));
}
