import type { z } from "zod";
import { payment } from "../../../domain/money/payment";
import { noteFields, pauseFields, refundFields, releaseFields } from "../../../domain/money/payment-admin";
import { PAYMENT_FILTERS } from "../../../domain/money/payment-life";
import { pausedPayment } from "../../../domain/money/payment-queue";
import { id } from "../../../domain/values/value";
import { call } from "../../call";
import type { Code } from "../../messages";
import { file, list, ofPerson, status } from "./shared";

const payments = list("/api/admin/payments/", "Payments, newest first", payment, {
  status: status(PAYMENT_FILTERS),
  user: ofPerson,
  job: id.optional(),
});

const pausedPayments = list(
  "/api/admin/payments/paused/",
  "Of this implementation: held payments that an admin paused, the longest first, with who did and why",
  pausedPayment,
  {},
);

const onePayment = file("/api/admin/payments/:id/", "one payment, whoever paid it", payment);

const onPayment = <const P extends string, const F extends z.ZodType>(
  path: P,
  summary: string,
  fields: F,
  refuses: readonly Code[] = [],
) =>
  call({
    method: "POST",
    path,
    who: "admin",
    summary: `Of this implementation: ${summary}`,
    fields,
    answers: { 200: payment },
    refuses: ["own_case", ...refuses],
  });

const refundPayment = onPayment(
  "/api/admin/payments/:id/refund/",
  "refund a held payment, in whole or in part. With the payment of a bid, its job ends or opens again",
  refundFields,
  ["disputed", "transition", "money_changed", "money_stopped"],
);

const releasePayment = onPayment(
  "/api/admin/payments/:id/release/",
  "release a held payment to the helper. With the payment of a bid, its job ends",
  releaseFields,
  ["disputed", "transition", "money_changed", "money_stopped"],
);

const pausePayment = onPayment(
  "/api/admin/payments/:id/pause/",
  "stop the automatic release of all held money of the job",
  pauseFields,
  ["disputed", "transition"],
);

const resumePayment = onPayment("/api/admin/payments/:id/resume/", "lift a pause", pauseFields, [
  "disputed",
  "transition",
]);

const notePayment = onPayment("/api/admin/payments/:id/note/", "add a note for other admins", noteFields);

export const adminPaymentsCalls = {
  payments,
  pausedPayments,
  payment: onePayment,
  refundPayment,
  releasePayment,
  pausePayment,
  resumePayment,
  notePayment,
};
