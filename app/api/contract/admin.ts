import { z } from "zod";
import { ACCOUNT_STATUSES } from "../../domain/account-life";
import {
  adminReport,
  adminUser,
  auditEntry,
  deadLetter,
  earningsOfAll,
  ledgerPage,
  reason,
  withReason,
} from "../../domain/admin";
import { APPEAL_STATUSES, decision, decisionFields, outcomeFields } from "../../domain/decision";
import { job } from "../../domain/job";
import { JOB_STATUSES } from "../../domain/job-status";
import { money } from "../../domain/money-schema";
import { page, pageOf } from "../../domain/page-schema";
import { PAYMENT_STATUSES, payment } from "../../domain/payment";
import { REPORT_STATUSES } from "../../domain/report";
import { review } from "../../domain/review";
import { boolean, choice, id, integer, optionalLine, optionalText, text } from "../../domain/value";
import { call } from "../call";
import type { Code } from "../messages";

const list = <const P extends string, T extends z.ZodType, const F extends z.ZodRawShape>(
  path: P,
  summary: string,
  item: T,
  filters: F,
) =>
  call({
    method: "GET",
    path,
    who: "admin",
    summary,
    fields: z.object({ page, ...filters }),
    answers: { 200: pageOf(item) },
  });

const status = <const T extends readonly [string, ...string[]]>(words: T) => choice(words).optional();
const search = optionalLine(100);

const reports = list("/api/admin/reports/", "Reports, newest first", adminReport, { status: status(REPORT_STATUSES) });
const appeals = list("/api/admin/appeals/", "Decisions that were appealed against, newest first", decision, {
  status: status(APPEAL_STATUSES),
});
const users = list("/api/admin/users/", "People, newest first", adminUser, {
  search,
  status: status(ACCOUNT_STATUSES),
});
const jobs = list("/api/admin/jobs/", "Jobs as their owners see them, newest first", job, {
  search,
  status: status(JOB_STATUSES),
});
const payments = list("/api/admin/payments/", "Payments, newest first", payment, { status: status(PAYMENT_STATUSES) });
const disputes = list("/api/admin/disputes/", "Disputed payments, those at the desk first", payment, {});
const audit = list("/api/admin/audit/", "What admins did, and why, newest first", auditEntry, {});
const outbox = list(
  "/api/admin/outbox/",
  "Of this implementation: mails, pushes and orders that could not be delivered, newest first",
  deadLetter,
  {},
);

const retry = call({
  method: "POST",
  path: "/api/admin/outbox/:id/retry/",
  who: "admin",
  summary: "Of this implementation: try again to deliver what could not be delivered",
  fields: withReason,
  answers: { 200: deadLetter },
});

const decideReport = call({
  method: "POST",
  path: "/api/admin/reports/:id/decide/",
  who: "admin",
  summary: "Decide on a report: dismiss it, take the thing away, warn or suspend the person",
  fields: decisionFields.extend({ reason }),
  answers: { 200: decision },
  refuses: ["permission_denied", "already_done", "disputed"],
});

const decideAppeal = call({
  method: "POST",
  path: "/api/admin/appeals/:id/decide/",
  who: "admin",
  summary: "Decide on the appeal against a decision, by the decision's id",
  fields: outcomeFields.extend({ reason }),
  answers: { 200: decision },
  refuses: ["already_done"],
});

const user = call({
  method: "GET",
  path: "/api/admin/users/:id/",
  who: "admin",
  summary: "One person",
  answers: { 200: adminUser },
});

const ofUser = <const P extends string>(path: P, summary: string) =>
  call({
    method: "POST",
    path,
    who: "admin",
    summary,
    fields: withReason,
    answers: { 200: adminUser },
    refuses: ["permission_denied", "transition"],
  });

const suspend = ofUser(
  "/api/admin/users/:id/suspend/",
  "Suspend an account: sessions end, its open jobs are not listed",
);
const restore = ofUser("/api/admin/users/:id/restore/", "Let a suspended account in again");

const removal = <const P extends string>(path: P, summary: string, refuses: readonly Code[] = []) =>
  call({ method: "DELETE", path, who: "admin", summary, fields: withReason, answers: { 204: null }, refuses });

const removeUser = removal("/api/admin/users/:id/", "Delete an account, as its holder could", [
  "money_open",
  "permission_denied",
  "transition",
]);
const removeJob = removal("/api/admin/jobs/:id/", "Delete a job; what is held is refunded first", ["disputed"]);
const removeComment = removal("/api/admin/comments/:id/", "Delete a comment and its reply");
const removeReview = removal("/api/admin/reviews/:id/", "Remove a review");

const changeReview = call({
  method: "PATCH",
  path: "/api/admin/reviews/:id/",
  who: "admin",
  summary: "Change what a review says, or whether it is shown",
  fields: z.object({ text: text(1000).optional(), visible: boolean.optional(), reason }),
  answers: { 200: review },
});

const ledger = call({
  method: "GET",
  path: "/api/admin/ledger/",
  who: "admin",
  summary: "The books, newest first: all, or the whole transactions of a payment or a person",
  fields: z.object({ page, payment: id.optional(), user: id.optional() }),
  answers: { 200: ledgerPage },
});

const earnings = call({
  method: "GET",
  path: "/api/admin/earnings/",
  who: "admin",
  summary: "What each helper was paid in a year, by quarter",
  fields: z.object({ year: integer(2020, 2100), format: choice(["json", "csv"]).default("json") }),
  answers: { 200: earningsOfAll },
});

const resolveDispute = call({
  method: "POST",
  path: "/api/admin/disputes/:id/resolve/",
  who: "admin",
  summary: "Decide a disputed payment: all to the helper, all back, or divided",
  fields: z
    .object({
      outcome: choice(["release", "refund", "split"]),
      amount: money.optional(),
      reason: text(1000),
      // The reason is for the records; this both parties read.
      statement: optionalText(2000),
    })
    .superRefine(({ outcome, amount }, ctx) => {
      if (outcome === "split" && amount === undefined) {
        ctx.addIssue({ code: "custom", path: ["amount"], message: "required" });
      }
    }),
  answers: { 200: payment },
  refuses: ["transition"],
});

export const adminCalls = {
  reports,
  appeals,
  users,
  jobs,
  payments,
  disputes,
  resolveDispute,
  audit,
  outbox,
  retry,
  decideReport,
  decideAppeal,
  user,
  suspend,
  restore,
  removeUser,
  removeJob,
  removeComment,
  removeReview,
  changeReview,
  ledger,
  earnings,
};
