import type { contract } from "~/api/contract";
import type { Payment } from "~/domain/payment";
import { returnPages } from "../../adapters/payments/return-pages";
import { wake } from "../../db/outbox";
import { ownPayment, paymentOf } from "../../db/payment";
import type { Question } from "../../http/context";
import { refuse } from "../../http/refusal";
import { type Reply, reply } from "../../http/response";

/** Someone who is about to pay for a bid or a request. */
export type Paying = Question<typeof contract.payment.intent>;

/** The answer to a payment that credits paid: it is held, and there is nowhere to go but on. */
export async function covered(q: Paying, id: number): Promise<Reply<Payment>> {
  wake(q.env, q.execution);
  const row = (await ownPayment(q.db, q.viewer.id, id)) ?? refuse("not_found");
  const redirect_url = q.origin + returnPages(row.chat_uri).success;
  return reply(201, { ...paymentOf(row, q.viewer.id, q.language), redirect_url });
}
