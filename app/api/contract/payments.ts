import { z } from "zod";
import { money } from "../../domain/money";
import { page, pageOf } from "../../domain/page";
import { PAYMENT_STATUSES, payment } from "../../domain/payment";
import { boolean, choice, id, line } from "../../domain/value";
import { verification } from "../../domain/verification";
import { call } from "../call";

const list = call({
  method: "GET",
  path: "/api/payment/",
  who: "user",
  summary: "Own payments, newest first",
  fields: z.object({
    page,
    role: choice(["payer", "payee"]).optional(),
    status: choice(PAYMENT_STATUSES).optional(),
    chat_uri: z.string().optional(),
  }),
  answers: { 200: pageOf(payment) },
});

const find = call({
  method: "GET",
  path: "/api/payment/:id/",
  who: "user",
  summary: "One payment, also its receipt",
  answers: { 200: payment },
});

/** Opens a payment window of 15 minutes; accepts nothing. */
const intent = call({
  method: "POST",
  path: "/api/payment/stripe/payment-intent/",
  who: "user",
  summary: "Accept a bid and pay",
  ids: z.object({ bid_id: id }),
  fields: z.object({
    chat_uri: line(100),
    amount_with_platform_cost: money,
    use_credits: boolean.default(false),
  }),
  answers: { 201: payment, 200: payment },
  refuses: ["permission_denied", "direct_mode", "bid_not_pending", "job_not_open", "amount_changed"],
});

const transaction = call({
  method: "PUT",
  path: "/api/payment/transaction/",
  who: "user",
  summary: "A payment as it stands",
  ids: z.object({ payment_id: id }),
  answers: { 200: payment },
});

const webhook = call({
  method: "POST",
  path: "/api/payment/webhook/:provider/",
  who: "everyone",
  summary: "Signed events of the payment provider",
  ignoresCredential: true,
  answers: { 200: z.object({ received: z.literal(true) }) },
  refuses: ["bad_signature"],
});

const onboarding = z.object({ redirect_url: z.string(), rootline_reference: z.string().nullable() });
const startVerification = <const P extends string>(path: P) =>
  call({
    method: "POST",
    path,
    who: "user",
    summary: "Start the identity check at the provider",
    answers: { 201: onboarding },
    refuses: ["already_verified"],
  });

const verify = startVerification("/api/payment/verification/");
const verifyAtStripe = startVerification("/api/payment/stripe/account/");
const verifyAtRootline = startVerification("/api/payment/rootline-onboarding/");

const verificationStatus = call({
  method: "GET",
  path: "/api/payment/stripe/verification-status/",
  who: "user",
  summary: "How the identity check stands",
  fields: z.object({ refresh: boolean.default(false) }),
  answers: {
    200: verification,
  },
});

export const paymentCalls = {
  list,
  find,
  intent,
  transaction,
  webhook,
  verify,
  verifyAtStripe,
  verifyAtRootline,
  verificationStatus,
};
