import { contract } from "~/api/contract";
import { mayAnswer } from "~/domain/dispute-life";
import type { Payment } from "~/domain/payment";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { disputeAnswer } from "../../operations/deals/dispute-steps";
import { type Check, withSentPhotos } from "../../operations/photos/sent-photos";
import { commitStep, type Disputed, disputedPayment } from "./visible-dispute";

async function handle(
  c: CallContext<typeof contract.payment.answerDispute>,
  { payment, dispute }: Disputed,
): Promise<Payment> {
  const { db, now, viewer } = c;
  const { answer, images } = await c.fields();
  if (!dispute) return refuse("transition");
  if (dispute.opened_by === viewer.id) refuse("permission_denied");
  if (!mayAnswer(dispute, viewer.id)) refuse("transition");
  // A disputed payment has a chat.
  const chat = payment.chat_id ?? refuse("transition");
  const judge = (check: Check) => c.fields({ images: check });
  return withSentPhotos(c, { chat, about: "dispute", images, judge }, (first, photos) => {
    const steps = disputeAnswer(db, now, payment, { dispute: dispute.id, by: viewer.id, answer });
    return commitStep(c, payment.id, [...first, ...steps, ...photos]);
  });
}

export const answerDispute = endpoint(contract.payment.answerDispute, { load: disputedPayment, handle });
