import { afterPaymentEvent } from "~/domain/payment";
import { type DisputeRow, disputeIn } from "../db/dispute";
import { ownPayment, type PaymentRow } from "../db/payment";
import { refuse } from "../kernel/refusal";
import { tell } from "../work/tell";

/** A payment and the dispute about it that is going on; null when there is none. */
export interface Disputed {
  payment: PaymentRow;
  dispute: DisputeRow | null;
}

/** The dispute that goes on about a payment. */
export function disputeAbout(payment: PaymentRow): DisputeRow | null {
  return afterPaymentEvent(payment.status, "close") === null ? null : disputeIn(payment.dispute);
}

/** The payment, for its payer and payee: to everyone else there is none. */
export async function disputedPayment(db: D1Database, viewer: number, id: number): Promise<Disputed> {
  const payment = (await ownPayment(db, viewer, id)) ?? refuse("not_found");
  return { payment, dispute: disputeAbout(payment) };
}

/** Statements that tell a party of a payment that something changed in the dispute about it. */
export function tellParty(db: D1Database, now: number, payment: PaymentRow, to: number | null): D1PreparedStatement[] {
  if (to === null) return [];
  return tell(db, now, {
    to,
    type: "dispute",
    key: `dispute:${payment.id}:${now}`,
    job: payment.job_id,
    chat: payment.chat_id,
    data: { job_title: payment.job_title ?? "" },
  });
}

/** The other party of a payment. */
export const otherThan = (viewer: number, { payer_id, payee_id }: PaymentRow): number | null =>
  viewer === payer_id ? payee_id : payer_id;
