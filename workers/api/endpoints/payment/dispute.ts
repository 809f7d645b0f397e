import { contract } from "~/api/contract";
import type { Payment } from "~/domain/payment";
import { afterPaymentEvent } from "~/domain/payment-life";
import { isDisputed } from "../../db/payment";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { disputeOpening } from "../../operations/deals/dispute-steps";
import { type Check, withSentPhotos } from "../../operations/photos/sent-photos";
import { commitStep, type Disputed, disputedPayment } from "./visible-dispute";

async function handle(c: CallContext<typeof contract.payment.dispute>, { payment }: Disputed): Promise<Payment> {
  const { db, now, viewer } = c;
  const { reason, images } = await c.fields();
  if (await isDisputed(db, payment.job_id)) refuse("disputed");
  if (afterPaymentEvent(payment.status, "dispute") === null) refuse("transition");
  // A held payment has a payer, a payee and a chat.
  const chat = payment.chat_id ?? refuse("transition");
  const judge = (check: Check) => c.fields({ images: check });
  return withSentPhotos(c, { chat, about: "dispute", images, judge }, (first, photos) => {
    const steps = disputeOpening(db, now, payment, viewer.id, reason);
    return commitStep(c, payment.id, [...first, ...steps, ...photos]);
  });
}

export const dispute = endpoint(contract.payment.dispute, { load: disputedPayment, handle });
