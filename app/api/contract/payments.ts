import { z } from "zod";
import { verification } from "../../domain/accounts/verification";
import { money } from "../../domain/money/money-schema";
import { changeFields, payment, requestFields } from "../../domain/money/payment";
import { PAYMENT_STAGES } from "../../domain/money/payment-life";
import { PAYMENT_KINDS, PAYMENT_STATUSES } from "../../domain/money/payment-status";
import { tipFields } from "../../domain/money/tip";
import { year } from "../../domain/money/wallet";
import { page, pageOf } from "../../domain/values/page-schema";
import { boolean, choice, emptyIsAbsent, id, line } from "../../domain/values/value";
import { call } from "../call";
import { acceptProposal, answerDispute, closeDispute, dispute, propose } from "./payment-disputes";

const list = call({
  method: "GET",
  path: "/api/payment/",
  who: "user",
  summary: "Own payments, newest first",
  fields: z.object({
    page,
    role: choice(["payer", "payee"]).optional(),
    status: choice(PAYMENT_STATUSES).optional(),
    kind: choice(PAYMENT_KINDS).optional(),
    year: year.optional(),
    stage: choice(PAYMENT_STAGES).optional(),
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

const request = call({
  method: "POST",
  path: "/api/payment/",
  who: "user",
  summary: "Ask the placer for a payment",
  ids: z.object({ chat_uri: line(100) }),
  fields: requestFields,
  answers: { 201: payment },
  refuses: [
    "permission_denied",
    "blocked",
    "transition",
    "disputed",
    "absence_reported",
    "extra_work_done",
    "other_suspended",
  ],
  limit: "payment_requests",
});

const changeRequest = call({
  method: "PUT",
  path: "/api/payment/:id/",
  who: "user",
  summary: "Change the amount of an open payment request",
  fields: changeFields,
  answers: { 200: payment },
  refuses: ["permission_denied", "blocked", "transition", "disputed", "absence_reported", "extra_work_done"],
  limit: "payment_requests",
});

const dropRequest = call({
  method: "DELETE",
  path: "/api/payment/:id/",
  who: "user",
  summary: "Let a payment request go: the helper takes it back, or the placer does not agree",
  answers: { 200: payment },
  refuses: ["transition"],
  limit: "payment_requests",
});

const remind = call({
  method: "POST",
  path: "/api/payment/:id/reminder/",
  who: "user",
  summary: "Remind the placer of an open payment request: once a day",
  answers: { 201: payment },
  refuses: ["permission_denied", "blocked", "transition", "disputed", "reminded", "money_stopped"],
  limit: "payment_requests",
});

/** The caller pays the result as a request. 200 is the one that is open already. */
export const again = call({
  method: "POST",
  path: "/api/payment/:id/again/",
  who: "user",
  summary: "Open a payment of what is missing, for a price that went back while its deal goes on",
  answers: { 201: payment, 200: payment },
  refuses: ["permission_denied", "direct_mode", "transition", "disputed", "payment_processing"],
  limit: "payment_requests",
});

const paidFor = z
  .object({ bid_id: emptyIsAbsent(id), payment_request_id: emptyIsAbsent(id) })
  .superRefine(({ bid_id, payment_request_id }, ctx) => {
    if (bid_id !== undefined && payment_request_id !== undefined) {
      ctx.addIssue({ code: "custom", path: ["payment_request_id"], message: "invalid" });
    }
    if (bid_id === undefined && payment_request_id === undefined) {
      ctx.addIssue({ code: "custom", path: ["bid_id"], message: "required" });
    }
  });

const intent = call({
  method: "POST",
  path: "/api/payment/stripe/payment-intent/",
  who: "user",
  summary: "Accept a bid and pay, or pay a request",
  ids: paidFor,
  fields: z.object({
    chat_uri: line(100),
    amount_with_platform_cost: money,
    use_credits: boolean.default(false),
  }),
  answers: { 201: payment, 200: payment },
  refuses: [
    "permission_denied",
    "direct_mode",
    "blocked",
    "bid_not_pending",
    "job_not_open",
    "helper_unavailable",
    "amount_changed",
    "transition",
    "disputed",
    "money_stopped",
  ],
});

const transaction = call({
  method: "PUT",
  path: "/api/payment/transaction/",
  who: "user",
  summary: "A payment as it stands; where payment is direct, the payer's word that it is settled",
  ids: z.object({ payment_id: id }),
  // The provider's return page adds parameters (`redirect_status` and others).
  fields: z.object({
    status: z.literal("settled").optional().catch(undefined),
    amount_with_platform_cost: emptyIsAbsent(money),
  }),
  answers: { 200: payment },
  refuses: ["permission_denied", "transition", "amount_changed"],
});

const withdraw = call({
  method: "POST",
  path: "/api/payment/:id/withdraw/",
  who: "user",
  summary:
    "Withdraw from what one paid for, within the days that the law gives. With `refund`, what the caller was shown to get back at once, nothing happens if it is less by now",
  fields: z.object({ refund: emptyIsAbsent(money) }),
  answers: { 201: payment },
  refuses: ["permission_denied", "transition", "already_done", "refund_changed"],
});

const tip = call({
  method: "POST",
  path: "/api/payment/:id/tip/",
  who: "user",
  summary: "Tip the helper for a payment that they got",
  fields: tipFields,
  answers: { 201: payment, 200: payment },
  refuses: ["permission_denied", "direct_mode", "blocked", "already_done", "transition", "money_stopped"],
});

const webhook = call({
  method: "POST",
  path: "/api/payment/webhook/:provider/",
  who: "everyone",
  summary: "Signed events of the payment provider",
  ignoresCredential: true,
  signed: true,
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

const verify = call({
  method: "POST",
  path: "/api/payment/verification/",
  who: "user",
  summary: "Start the identity check at the provider",
  /** `account`: a verified user gets a link to their account at the provider, instead of a refusal. */
  fields: z.object({ account: boolean.default(false) }),
  answers: { 201: onboarding },
  refuses: ["already_verified"],
});
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
  request,
  changeRequest,
  dropRequest,
  remind,
  again,
  intent,
  transaction,
  dispute,
  answerDispute,
  closeDispute,
  withdraw,
  tip,
  propose,
  acceptProposal,
  webhook,
  verify,
  verifyAtStripe,
  verifyAtRootline,
  verificationStatus,
};
