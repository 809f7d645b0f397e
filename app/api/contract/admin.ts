import { z } from "zod";
import { ACCOUNT_STATUSES } from "../../domain/accounts/account-life";
import {
  adminReport,
  adminUser,
  auditEntry,
  deadLetter,
  earningsOfAll,
  ledgerPage,
  messageToUser,
  orderOutcome,
  reason,
  withReason,
} from "../../domain/admin/admin";
import { figures as figuresOf } from "../../domain/admin/admin-figures";
import { adminJob } from "../../domain/admin/admin-job";
import { adminPayout, duePayout, RETRY_REFUSALS } from "../../domain/admin/admin-payout";
import { found, sentMail } from "../../domain/admin/admin-search";
import { SEARCH_LENGTH } from "../../domain/admin/admin-search-limits";
import { AUDIT_TARGETS } from "../../domain/admin/audit-target";
import { decision } from "../../domain/admin/decision";
import { APPEAL_STATUSES } from "../../domain/admin/decision-life";
import {
  disputeFile,
  jobRemovalCall,
  outcomeWithReason,
  reportDecision,
  reportFile,
  teamDecisionCall,
  waiting as waitingForDesk,
} from "../../domain/admin/desk";
import { FIGURE_PERIODS } from "../../domain/admin/figure-periods";
import { REPORT_STATUSES } from "../../domain/admin/report-life";
import { notification } from "../../domain/chats/notification";
import { resolutionFields } from "../../domain/deals/dispute";
import { review } from "../../domain/deals/review";
import { timeline } from "../../domain/deals/timeline";
import { job } from "../../domain/jobs/job";
import { JOB_STATUSES } from "../../domain/jobs/job-status";
import { FIRST_YEAR } from "../../domain/money/earnings-period";
import { handleFields, moneyCase as money } from "../../domain/money/money-case";
import { moneyStop, moneySwitch } from "../../domain/money/money-stop-schema";
import { payment } from "../../domain/money/payment";
import { noteFields, pauseFields, refundFields, releaseFields } from "../../domain/money/payment-desk";
import { PAYMENT_STATUSES } from "../../domain/money/payment-life";
import { adminWithdrawal, answerFields, pausedPayment } from "../../domain/money/payment-queue";
import { PAYOUT_STATUSES } from "../../domain/money/payout-life";
import { pageUses, useAsked } from "../../domain/site/page-use";
import { page, pageOf } from "../../domain/values/page-schema";
import { boolean, choice, id, integer, searchWords, text } from "../../domain/values/value";
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
const search = searchWords(SEARCH_LENGTH);

const find = call({
  method: "GET",
  path: "/api/admin/search/",
  who: "admin",
  summary: "Of this implementation: people, jobs, payments and mails by name, number, mail address or title",
  fields: z.object({ search }),
  answers: { 200: found },
});

const waiting = call({
  method: "GET",
  path: "/api/admin/waiting/",
  who: "admin",
  summary: "Of this implementation: how much waits for the desk, and the twenty things that have waited longest",
  answers: { 200: waitingForDesk },
});

const ofPerson = id.optional();

const reports = list("/api/admin/reports/", "Reports, newest first", adminReport, {
  status: status(REPORT_STATUSES),
  user: ofPerson,
});
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
  user: ofPerson,
  /** A person who placed a bid, also one that was withdrawn. */
  bidder: ofPerson,
  /** A person whose bid was accepted. */
  helper: ofPerson,
});
const payments = list("/api/admin/payments/", "Payments, newest first", payment, {
  status: status(PAYMENT_STATUSES),
  user: ofPerson,
  job: id.optional(),
});
const payouts = list("/api/admin/payouts/", "Of this implementation: payouts, newest first", adminPayout, {
  status: status(PAYOUT_STATUSES),
  user: ofPerson,
});
const duePayouts = list(
  "/api/admin/payouts/due/",
  "Of this implementation: balances from the minimum payout on, the largest first, and what keeps each from being paid",
  duePayout,
  {},
);
const pausedPayments = list(
  "/api/admin/payments/paused/",
  "Of this implementation: held payments that an admin paused, the longest first, with who did and why",
  pausedPayment,
  {},
);
const withdrawals = list(
  "/api/admin/withdrawals/",
  "Of this implementation: withdrawals that our team answers, what waits first",
  adminWithdrawal,
  {},
);
const disputes = list("/api/admin/disputes/", "Disputed payments, those at the desk first", payment, {});
const reviews = list(
  "/api/admin/reviews/",
  "Of this implementation: reviews that are not deleted, shown or not, newest first; of or by a person",
  review,
  { user: ofPerson, visible: boolean.optional() },
);
const audit = list("/api/admin/audit/", "What admins did, and why, newest first", auditEntry, {
  target_type: choice(AUDIT_TARGETS).optional(),
  target_id: id.optional(),
});
const outbox = list(
  "/api/admin/outbox/",
  "Of this implementation: mails, pushes and orders that could not be delivered, newest first",
  deadLetter,
  {},
);

const file = <const P extends string, T extends z.ZodType>(path: P, summary: string, found: T) =>
  call({ method: "GET", path, who: "admin", summary: `Of this implementation: ${summary}`, answers: { 200: found } });

const user = call({
  method: "GET",
  path: "/api/admin/users/:id/",
  who: "admin",
  summary: "One person",
  answers: { 200: adminUser },
});

const oneJob = file(
  "/api/admin/jobs/:id/",
  "one job as its owner sees it, also a deleted one, with the deals that ended",
  adminJob,
);
const timelineOfDeal = file(
  "/api/admin/jobs/:id/timeline/",
  "everything that happened in the latest deal of a job",
  timeline,
);
const onePayment = file("/api/admin/payments/:id/", "one payment, whoever paid it", payment);
const onePayout = file("/api/admin/payouts/:id/", "one payout", adminPayout);
const oneReview = file("/api/admin/reviews/:id/", "one review that is not deleted", review);
const letter = file(
  "/api/admin/outbox/:id/",
  "one thing that could not be delivered, also after an admin ended it",
  deadLetter,
);

const withdrawal = file("/api/admin/withdrawals/:id/", "a withdrawal, by its payment's id", adminWithdrawal);
const answerWithdrawal = call({
  method: "POST",
  path: "/api/admin/withdrawals/:id/answer/",
  who: "admin",
  summary: "Of this implementation: answer a withdrawal, by its payment's id; held money goes back by a refund instead",
  fields: answerFields,
  answers: { 200: adminWithdrawal },
  refuses: ["own_case", "already_done", "transition"],
});

const moneyCases = list(
  "/api/admin/money/",
  "Of this implementation: what changed at the payment provider itself, what waits first; of one payment",
  money,
  { handled: boolean.optional(), payment: id.optional() },
);
const moneyCase = file("/api/admin/money/:id/", "one change at the payment provider", money);
const handleMoneyCase = call({
  method: "POST",
  path: "/api/admin/money/:id/handle/",
  who: "admin",
  summary: "Of this implementation: mark a change at the payment provider as handled, or decide about unpaid work",
  fields: handleFields,
  answers: { 200: money },
  refuses: ["own_case", "already_done", "disputed", "transition", "money_changed", "money_stopped"],
});

const retry = call({
  method: "POST",
  path: "/api/admin/outbox/:id/retry/",
  who: "admin",
  summary: "Of this implementation: try again to deliver what could not be delivered",
  fields: withReason,
  answers: { 200: deadLetter },
  refuses: ["own_case", "already_done"],
});

const endOrder = call({
  method: "POST",
  path: "/api/admin/outbox/:id/end/",
  who: "admin",
  summary:
    "Of this implementation: end a failed order to the payment provider. It happened, by the provider’s reference, or it did not and is sent again",
  fields: orderOutcome,
  answers: { 200: deadLetter },
  refuses: ["own_case", "already_done"],
});

const report = file(
  "/api/admin/reports/:id/",
  "a report with what it is about, and what was decided before",
  reportFile,
);
const appeal = file(
  "/api/admin/appeals/:id/",
  "the report behind a decision that was appealed against, by the decision's id",
  reportFile,
);
const dispute = file(
  "/api/admin/disputes/:id/",
  "a payment there is or was a dispute about, with its job and conversation, by the payment's id",
  disputeFile,
);

/** `size` is `small` or `large`. */
const photoFile = call({
  method: "GET",
  path: "/api/admin/photo/:id/:size/",
  who: "admin",
  summary: "The file of a photo of a chat that a report or a dispute is about",
  answers: { 200: "raw" },
  mediaType: "image/*",
});

const decideReport = call({
  method: "POST",
  path: "/api/admin/reports/:id/decide/",
  who: "admin",
  summary: "Decide on a report: dismiss it, take the thing away, warn or suspend the person",
  fields: reportDecision,
  answers: { 200: decision },
  refuses: ["own_case", "already_done", "disputed"],
});

const decideAppeal = call({
  method: "POST",
  path: "/api/admin/appeals/:id/decide/",
  who: "admin",
  summary: "Decide on the appeal against a decision, by the decision's id",
  fields: outcomeWithReason,
  answers: { 200: decision },
  refuses: ["own_case", "already_done"],
});

const suspend = call({
  method: "POST",
  path: "/api/admin/users/:id/suspend/",
  who: "admin",
  summary:
    "Suspend an account: sessions end, its open jobs are not listed. Its holder reads the statement and can appeal",
  fields: teamDecisionCall,
  answers: { 200: adminUser },
  refuses: ["own_case", "transition"],
});
const restore = call({
  method: "POST",
  path: "/api/admin/users/:id/restore/",
  who: "admin",
  summary: "Let a suspended account in again",
  fields: withReason,
  answers: { 200: adminUser },
  refuses: ["own_case", "transition"],
});

const removeUser = call({
  method: "DELETE",
  path: "/api/admin/users/:id/",
  who: "admin",
  summary: "Delete an account, as its holder could",
  fields: withReason,
  answers: { 204: null },
  refuses: ["money_open", "own_case", "transition"],
});

const removal = <const P extends string>(path: P, summary: string) =>
  call({ method: "DELETE", path, who: "admin", summary, fields: teamDecisionCall, answers: { 204: null } });

const removeJob = call({
  method: "DELETE",
  path: "/api/admin/jobs/:id/",
  who: "admin",
  summary: "Delete a job; what is held is refunded first",
  fields: jobRemovalCall,
  answers: { 204: null },
  refuses: ["disputed", "job_deleted", "money_changed"],
});
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
  summary: "What each helper was paid in a year, by quarter; or only who was paid in one quarter of it",
  fields: z.object({
    year: integer(FIRST_YEAR, 2100),
    quarter: integer(1, 4).optional(),
    format: choice(["json", "csv", "excel"]).default("json"),
  }),
  answers: { 200: earningsOfAll },
  mediaType: "text/csv",
});

const engagement = call({
  method: "GET",
  path: "/api/admin/engagement/",
  who: "admin",
  summary: "How pages were used by people who agreed to be measured, all together",
  fields: useAsked,
  answers: { 200: pageUses },
});

const resolveDispute = call({
  method: "POST",
  path: "/api/admin/disputes/:id/resolve/",
  who: "admin",
  summary: "Decide a disputed payment: all to the helper, all back, or divided",
  fields: resolutionFields,
  answers: { 200: payment },
  refuses: ["transition", "money_changed", "money_stopped"],
});

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

const retryPayout = call({
  method: "POST",
  path: "/api/admin/payouts/:id/retry/",
  who: "admin",
  summary: "Of this implementation: make a failed payout again, once, to the IBAN of now and without a fee",
  fields: withReason,
  answers: { 200: adminPayout },
  refuses: ["own_case", "direct_mode", ...RETRY_REFUSALS, "money_stopped"],
});

const userMails = list(
  "/api/admin/users/:id/mails/",
  "Of this implementation: mails to a person of the last 30 days or that failed, newest first, without their content",
  sentMail,
  {},
);
const userNotifications = list(
  "/api/admin/users/:id/notifications/",
  "Of this implementation: what a person was notified of, newest first",
  notification,
  {},
);
const retryVerification = call({
  method: "POST",
  path: "/api/admin/users/:id/verification/",
  who: "admin",
  summary:
    "Of this implementation: ask the provider again how the identity check of a person stands, and ask the person to verify while it has not begun or was rejected",
  fields: withReason,
  answers: { 200: adminUser },
  refuses: ["own_case", "already_verified", "transition"],
});
const noteUser = call({
  method: "POST",
  path: "/api/admin/users/:id/note/",
  who: "admin",
  summary: "Of this implementation: a note on a person in the audit log, for admins alone",
  fields: withReason,
  answers: { 200: adminUser },
  refuses: ["own_case"],
});
const writeToUser = call({
  method: "POST",
  path: "/api/admin/users/:id/message/",
  who: "admin",
  summary: "Of this implementation: write to a person, by a notification and a mail; an answer goes to support",
  fields: messageToUser,
  answers: { 200: adminUser },
  refuses: ["own_case", "transition"],
});
const figures = call({
  method: "GET",
  path: "/api/admin/figures/",
  who: "admin",
  summary: "Of this implementation: what happened by day or week, the latest first",
  fields: z.object({ by: choice(FIGURE_PERIODS).optional() }),
  answers: { 200: figuresOf },
});

const switchMoney = call({
  method: "POST",
  path: "/api/admin/money-stop/",
  who: "admin",
  summary: "Of this implementation: stop payments, releases and payouts, or let them go on",
  fields: moneySwitch,
  answers: { 200: moneyStop },
  refuses: ["already_done"],
});

export const adminCalls = {
  waiting,
  switchMoney,
  find,
  report,
  appeal,
  dispute,
  photoFile,
  reports,
  appeals,
  users,
  jobs,
  payments,
  disputes,
  pausedPayments,
  withdrawals,
  withdrawal,
  answerWithdrawal,
  reviews,
  resolveDispute,
  refundPayment,
  releasePayment,
  pausePayment,
  resumePayment,
  notePayment,
  duePayouts,
  payouts,
  payout: onePayout,
  retryPayout,
  userMails,
  userNotifications,
  retryVerification,
  noteUser,
  writeToUser,
  figures,
  audit,
  outbox,
  letter,
  retry,
  endOrder,
  moneyCases,
  moneyCase,
  handleMoneyCase,
  decideReport,
  decideAppeal,
  user,
  job: oneJob,
  timeline: timelineOfDeal,
  payment: onePayment,
  review: oneReview,
  suspend,
  restore,
  removeUser,
  removeJob,
  removeComment,
  removeReview,
  changeReview,
  ledger,
  earnings,
  engagement,
};
