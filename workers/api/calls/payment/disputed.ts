import type { Call } from "~/api/call";
import type { contract } from "~/api/contract";
import type { Payment } from "~/domain/payment";
import { commit } from "../../db/batch";
import type { DisputeRow } from "../../db/dispute";
import { wake } from "../../db/outbox";
import { disputeAbout, ownPayment, type PaymentRow, paymentOf } from "../../db/payment";
import type { Question, Seeking } from "../../http/context";
import { refuse } from "../../http/refusal";

/** A payment and the dispute about it that is going on; null when there is none. */
export interface Disputed {
  payment: PaymentRow;
  dispute: DisputeRow | null;
}

/** The payment, for its payer and payee: to everyone else there is none. */
export async function disputedPayment<C extends Call & { who: "user" }>(q: Seeking<C>): Promise<Disputed> {
  const payment = (await ownPayment(q.db, q.viewer?.id ?? 0, q.id())) ?? refuse("not_found");
  return { payment, dispute: disputeAbout(payment) };
}

/** The other party of a payment. */
export const otherThan = (viewer: number, { payer_id, payee_id }: PaymentRow): number | null =>
  viewer === payer_id ? payee_id : payer_id;

type Party = Pick<Question<typeof contract.payment.closeDispute>, "db" | "viewer" | "language" | "env" | "execution">;

/** Takes a step in a dispute; gives the payment as it stands then. */
export async function takeStep(q: Party, payment: number, step: D1PreparedStatement[]): Promise<Payment> {
  await commit(q.db, step);
  wake(q.env, q.execution);
  const row = (await ownPayment(q.db, q.viewer.id, payment)) ?? refuse("not_found");
  return paymentOf(row, q.viewer.id, q.language);
}
