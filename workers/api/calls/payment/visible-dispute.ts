import type { contract } from "~/api/contract";
import type { Payment } from "~/domain/payment";
import type { Write } from "../../db/database";
import type { DisputeRow } from "../../db/dispute";
import { triggerDelivery } from "../../db/outbox";
import { disputeAbout, ownPayment, type PaymentRow, paymentOf } from "../../db/payment";
import type { CallContext, LookupContext } from "../../http/context";
import { refuse } from "../../http/refusal";

/** A payment and the dispute about it that is going on; null when there is none. */
export interface Disputed {
  payment: PaymentRow;
  dispute: DisputeRow | null;
}

type OfParty = Pick<LookupContext<typeof contract.payment.find>, "db" | "viewer" | "id">;

/** The payment, for its payer and payee: to everyone else there is none. */
export async function disputedPayment({ db, viewer, id }: OfParty): Promise<Disputed> {
  const payment = (await ownPayment(db, viewer.id, id())) ?? refuse("not_found");
  return { payment, dispute: disputeAbout(payment) };
}

/** The other party of a payment. */
export const otherThan = (viewer: number, { payer_id, payee_id }: PaymentRow): number | null =>
  viewer === payer_id ? payee_id : payer_id;

type Party = Pick<
  CallContext<typeof contract.payment.closeDispute>,
  "db" | "tx" | "viewer" | "language" | "env" | "execution"
>;

/** Takes a step in a dispute; gives the payment as it stands then. */
export async function takeStep(c: Party, payment: number, step: Write[]): Promise<Payment> {
  await c.tx.add(...step).commit();
  triggerDelivery(c);
  const row = (await ownPayment(c.db, c.viewer.id, payment)) ?? refuse("not_found");
  return paymentOf(row, c.viewer.id, c.language);
}
