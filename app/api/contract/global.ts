import { z } from "zod";
import { email } from "../../domain/accounts/account";
import { moneyStop as moneyStopAnswer } from "../../domain/money/money-stop-schema";
import { PAYOUT_RHYTHMS } from "../../domain/money/payout-schedule";
import { clientEvents } from "../../domain/site/analytics";
import { siteStats } from "../../domain/site/stats";
import { supportMail } from "../../domain/site/support-mail";
import { choice, language, line, text } from "../../domain/values/value";
import { call } from "../call";

const version = call({
  method: "GET",
  path: "/api/version/",
  who: "everyone",
  summary: "Version of the API and the oldest client that still works",
  answers: {
    200: z.object({
      version: z.string(),
      minimum_version: z.string(),
      store_links: z.object({ ios: z.string(), android: z.string() }),
    }),
  },
  cache: "steady",
});

const settings = call({
  method: "GET",
  path: "/api/settings/",
  who: "everyone",
  summary: "Settings that screens follow",
  answers: {
    200: z.object({
      payment_mode: z.enum(["held", "direct"]),
      provider: z.enum(["sandbox", "stripe"]),
      payout_day: z.int(),
      payout_schedule: z.enum(PAYOUT_RHYTHMS).optional(),
      fee_percent: z.string(),
      early_payout_fee_percent: z.string(),
      currency: z.literal("EUR"),
      max_images: z.int(),
      page_size: z.int(),
      social_logins: z.array(z.string()),
      push_public_key: z.string().nullable(),
      shops: z.boolean().optional(),
      categories: z.array(z.object({ id: z.int(), slug: z.string(), nl: z.string(), en: z.string() })),
    }),
  },
  cache: "steady",
});

const figures = call({
  method: "GET",
  path: "/api/figures/",
  who: "everyone",
  summary: "What was done here so far: jobs solved, active helpers, reviews and their mean",
  answers: { 200: siteStats },
  cache: "steady",
});

const moneyStop = call({
  method: "GET",
  path: "/api/money-stop/",
  who: "everyone",
  summary: "Whether payments, releases and payouts are stopped, and since when",
  answers: { 200: moneyStopAnswer },
});

const log = call({
  method: "POST",
  path: "/api/log/",
  who: "everyone",
  summary: "A client's log line",
  fields: z.object({
    level: choice(["debug", "info", "warning", "error"]),
    message: text(2000),
    context: z.record(z.string(), z.unknown()).nullish(),
  }),
  answers: { 204: null },
});

const media = call({
  method: "GET",
  path: "/api/media/:key/",
  who: "everyone",
  summary: "A stored picture",
  answers: { 200: "raw" },
  mediaType: "image/*",
});

const userMail = call({
  method: "POST",
  path: "/api/user_email/",
  who: "everyone",
  summary: "The welcome mail of a new account, once",
  fields: z.object({ email, language, template: choice(["welcome"]), subject: line(120) }),
  answers: { 204: null },
});

const mailSupport = call({
  method: "POST",
  path: "/api/email/",
  who: "everyone",
  summary: "A mail to the people behind the product, or a report",
  fields: supportMail,
  answers: { 204: null },
  visitorKeys: true,
  refuses: ["already_done"],
});

const unsubscribe = call({
  method: "POST",
  path: "/api/email/unsubscribe/",
  who: "everyone",
  summary: "Stop the mails that are not about account or money, with the token of one of them",
  takesForm: true,
  query: z.object({ token: z.string().optional() }),
  fields: z.object({ token: z.string().optional() }),
  answers: { 204: null },
  refuses: ["invalid_token"],
});

const analytics = call({
  method: "POST",
  path: "/api/analytics/client/",
  who: "everyone",
  summary: "What happened in a client, of people who agreed to it",
  fields: clientEvents,
  answers: { 204: null },
});

const openapi = call({
  method: "GET",
  path: "/api/openapi.json",
  who: "everyone",
  summary: "This document: OpenAPI 3.1, made from the contract",
  answers: { 200: z.record(z.string(), z.unknown()) },
});

const docs = call({
  method: "GET",
  path: "/api/docs/",
  who: "everyone",
  summary: "The reference, as a page to read: its contents, the calls of a group, or the schemas",
  query: z.object({ group: z.string().optional() }),
  answers: { 200: "raw" },
  mediaType: "text/html",
});

export const globalCalls = {
  version,
  settings,
  figures,
  moneyStop,
  log,
  media,
  userMail,
  mailSupport,
  unsubscribe,
  analytics,
  openapi,
  docs,
};
