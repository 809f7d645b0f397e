import type { contract } from "~/api/contract";
import type { Payment } from "~/domain/payment";
import { returnPages } from "../../adapters/payments/return-pages";
import { triggerDelivery } from "../../db/outbox";
import { ownPayment, paymentOf } from "../../db/payment";
import type { CallContext } from "../../http/context";
import { refuse } from "../../http/refusal";
import { type Reply, reply } from "../../http/response";

export type PaymentContext = CallContext<typeof contract.payment.intent>;
type Payer = Pick<PaymentContext, "db" | "env" | "execution" | "viewer" | "language" | "origin">;

export async function paidByCredits(c: Payer, id: number): Promise<Reply<Payment>> {
  triggerDelivery(c);
  const row = (await ownPayment(c.db, c.viewer.id, id)) ?? refuse("not_found");
  const redirect_url = c.origin + returnPages(row.chat_uri).success;
  return reply(201, { ...paymentOf(row, c.viewer.id, c.language), redirect_url });
}
