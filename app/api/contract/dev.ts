import { z } from "zod";
import { codeChallenge } from "../../domain/accounts/social";
import { payout } from "../../domain/money/wallet";
import { page, pageOf } from "../../domain/values/page-schema";
import { boolean, choice, id, integer, line, optionalLine } from "../../domain/values/value";
import { call } from "../call";

const mail = z.object({
  id,
  channel: z.enum(["email", "push"]),
  to: z.string(),
  reply_to: z.string().nullable(),
  template: z.string(),
  language: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  headers: z.record(z.string(), z.string()),
  data: z.record(z.string(), z.unknown()),
  created_at: z.string(),
});

const outbox = call({
  method: "GET",
  path: "/api/dev/outbox/",
  who: "everyone",
  summary: "Mails and pushes that were sent, newest first",
  fields: z.object({
    page,
    to: z.string().optional(),
    template: z.string().optional(),
    channel: z.enum(["email", "push"], { error: "choice" }).optional(),
  }),
  answers: { 200: pageOf(mail) },
  dev: true,
});

const seed = call({
  method: "POST",
  path: "/api/dev/seed/",
  who: "everyone",
  summary: "Fills a fresh state with the demonstration data; does nothing when it is there",
  answers: { 200: z.object({ users: z.int(), jobs: z.int() }) },
  dev: true,
});

const payPage = call({
  method: "GET",
  path: "/api/dev/pay/:session/",
  who: "everyone",
  summary: "The sandbox provider's payment page",
  answers: { 200: "raw" },
  dev: true,
});

const PAY_ACTIONS = ["success", "cancel", "decline", "delayed", "settle", "fail", "redeliver"] as const;
const LATER_ACTIONS = ["charge_back", "charge_back_won", "charge_back_lost", "refund_fails", "refund_here"] as const;
const pay = call({
  method: "POST",
  path: "/api/dev/pay/:session/",
  who: "everyone",
  summary: "What the payer does at the sandbox provider, and later their bank",
  takesForm: true,
  fields: z.object({ action: choice([...PAY_ACTIONS, ...LATER_ACTIONS]) }),
  answers: { 303: "raw", 200: "raw" },
  refuses: ["transition"],
  dev: true,
});

const kycPage = call({
  method: "GET",
  path: "/api/dev/kyc/:session/",
  who: "everyone",
  summary: "The sandbox provider's identity page",
  answers: { 200: "raw" },
  dev: true,
});

const kyc = call({
  method: "POST",
  path: "/api/dev/kyc/:session/",
  who: "everyone",
  summary: "What happens at the sandbox provider's identity check",
  takesForm: true,
  fields: z.object({ action: choice(["submit", "cancel", "approve", "reject"]) }),
  answers: { 303: "raw", 200: "raw" },
  dev: true,
});

const payOut = call({
  method: "POST",
  path: "/api/dev/payouts/:id/",
  who: "everyone",
  summary: "The bank's answer to a payout",
  fields: z.object({ action: choice(["paid", "fail"]) }),
  answers: { 200: payout },
  refuses: ["transition"],
  dev: true,
});

const cron = call({
  method: "POST",
  path: "/api/dev/cron/",
  who: "everyone",
  summary: "The scheduled work, as if it were another time",
  fields: z.object({
    task: choice(["payouts", "reviews", "release", "expiry", "cleanup", "archive", "index"]),
    now: z.iso.datetime({ error: "invalid" }).optional(),
    user: id.optional(),
  }),
  answers: { 200: z.object({ done: z.int() }) },
  dev: true,
});

const later = call({
  method: "POST",
  path: "/api/dev/later/",
  who: "everyone",
  summary: "A deal as if it were so many hours later; the cron does not run",
  fields: z.object({ job: id, hours: integer(1, 2400) }),
  answers: { 200: z.object({ hours: z.int() }) },
  dev: true,
});

const authorize = call({
  method: "GET",
  path: "/api/dev/idp/:app/authorize/",
  who: "everyone",
  summary: "The sandbox identity provider's sign-in page",
  fields: z.object({
    redirect_uri: line(2048),
    state: line(1024),
    code_challenge: codeChallenge,
    code_challenge_method: choice(["S256"]),
    response_mode: choice(["query", "form_post"]).optional(),
    login_hint: optionalLine(254),
    nonce: optionalLine(256),
    unverified: boolean.optional(),
  }),
  answers: { 302: "raw", 200: "raw" },
  dev: true,
});

export const devCalls = { outbox, seed, payPage, pay, kycPage, kyc, payOut, cron, later, authorize };
