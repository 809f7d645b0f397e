import type { contract } from "~/api/contract";
import type { Payment } from "~/domain/payment";
import type { Write } from "../../db/database";
import type { DisputeRow } from "../../db/dispute";
import { triggerDelivery } from "../../db/outbox";
import { disputeAbout, ownPayment, type PaymentRow, paymentOf } from "../../db/payment";
import type { CallContext, LookupContext } from "../../http/context";
import { refuse } from "../../http/refusal";

export interface Disputed {
  payment: PaymentRow;
  dispute: DisputeRow | null;
}

type DisputeContext = Pick<LookupContext<typeof contract.payment.find>, "db" | "viewer" | "id">;

/** 404 for anyone but payer and payee. */
export async function disputedPayment({ db, viewer, id }: DisputeContext): Promise<Disputed> {
  const payment = (await ownPayment(db, viewer.id, id())) ?? refuse("not_found");
  return { payment, dispute: disputeAbout(payment) };
}

type StepContext = Pick<
  CallContext<typeof contract.payment.closeDispute>,
  "db" | "tx" | "viewer" | "language" | "env" | "execution"
>;

export async function commitStep(c: StepContext, payment: number, step: Write[]): Promise<Payment> {
  await c.tx.add(...step).commit();
  triggerDelivery(c);
  const row = (await ownPayment(c.db, c.viewer.id, payment)) ?? refuse("not_found");
  return paymentOf(row, c.viewer.id, c.language);
}
