import { z } from "zod";
import { earningsOfAll, ledgerPage } from "../../../domain/admin/admin";
import { earningsPeriod, taxFileReason } from "../../../domain/admin/tax-file";
import { handleFields, moneyCase as money } from "../../../domain/money/money-case";
import { adminWithdrawal, answerFields } from "../../../domain/money/payment-queue";
import { CSV_FORMATS } from "../../../domain/values/csv";
import { page } from "../../../domain/values/page-schema";
import { boolean, choice, id } from "../../../domain/values/value";
import { call } from "../../call";
import { file, list } from "./shared";

const withdrawals = list(
  "/api/admin/withdrawals/",
  "Of this implementation: withdrawals that our team answers, what waits first",
  adminWithdrawal,
  {},
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
  summary:
    "What each helper was paid in a year, by quarter; or only who was paid in one quarter of it. With a reason and a recent proof, the files have the numbers for the tax office",
  fields: earningsPeriod.extend({
    format: choice(["json", ...CSV_FORMATS]).default("json"),
    reason: taxFileReason.optional(),
  }),
  answers: { 200: earningsOfAll },
  refuses: ["proof_required", "unavailable"],
  mediaType: "text/csv",
});

export const adminMoneyCalls = {
  withdrawals,
  withdrawal,
  answerWithdrawal,
  moneyCases,
  moneyCase,
  handleMoneyCase,
  ledger,
  earnings,
};
