import { z } from "zod";
import { businessTaxForm, maskedTaxData, personTaxForm } from "../../domain/accounts/tax-data";
import { FEE_PERCENT } from "../../domain/money/money";
import { money } from "../../domain/money/money-schema";
import { payment, topUpAmount } from "../../domain/money/payment";
import { ACCOUNTS, ENTRY_KINDS, earnings, payout, wallet, walletEntry, year } from "../../domain/money/wallet";
import { page, pageOf } from "../../domain/values/page-schema";
import { choice } from "../../domain/values/value";
import { call } from "../call";

const own = call({
  method: "GET",
  path: "/api/wallet/",
  who: "user",
  summary: "Balance, what is held and what is on its way",
  answers: { 200: wallet },
});

const history = call({
  method: "GET",
  path: "/api/wallet/history/",
  who: "user",
  summary: "Every change of the balance and the credits, newest first",
  fields: z.object({
    page,
    account: choice(ACCOUNTS).optional(),
    kind: choice(ENTRY_KINDS).optional(),
    year: year.optional(),
  }),
  answers: { 200: pageOf(walletEntry) },
});

const payouts = call({
  method: "GET",
  path: "/api/wallet/payout/",
  who: "user",
  summary: "Own payouts, newest first",
  fields: z.object({ page }),
  answers: { 200: pageOf(payout) },
});

const earned = call({
  method: "GET",
  path: "/api/wallet/earnings/",
  who: "user",
  summary: "What was earned in a year, by month and by payment, and what was paid out",
  fields: z.object({ year: year.optional() }),
  answers: { 200: earnings },
});

const payOut = call({
  method: "POST",
  path: "/api/wallet/payout/",
  who: "user",
  summary: `Ask for an early payout, for ${FEE_PERCENT}%`,
  fields: z.object({
    amount: money.nullish().transform((cents) => cents ?? undefined),
    /** The payouts under way that the caller saw. Later ones are 409. */
    pending: money.nullish().transform((cents) => cents ?? undefined),
  }),
  answers: { 201: payout },
  refuses: [
    "not_verified",
    "iban_missing",
    "tax_data_missing",
    "iban_waits",
    "nothing_to_pay_out",
    "payout_soon",
    "payout_underway",
    "direct_mode",
    "money_stopped",
  ],
});

const topUp = call({
  method: "POST",
  path: "/api/user/credits/",
  who: "user",
  summary: "Top up credits",
  fields: z.object({ amount: topUpAmount }),
  answers: { 201: payment },
  refuses: ["direct_mode", "money_stopped"],
});

const taxData = call({
  method: "GET",
  path: "/api/wallet/tax/",
  who: "user",
  summary: "Own data for the tax office (DAC7), masked",
  answers: { 200: maskedTaxData },
});

const saveTax = <const P extends string, F extends z.ZodType>(path: P, summary: string, fields: F) =>
  call({
    method: "POST",
    path,
    who: "user",
    summary,
    fields,
    answers: { 200: maskedTaxData },
    refuses: ["transition"],
  });

const savePersonTax = saveTax(
  "/api/wallet/tax/person/",
  "Give or replace the data for the tax office, as a private person",
  personTaxForm,
);
const saveBusinessTax = saveTax(
  "/api/wallet/tax/business/",
  "Give or replace the data for the tax office that is not in the business profile",
  businessTaxForm,
);

export const walletCalls = {
  own,
  history,
  payouts,
  earnings: earned,
  payOut,
  topUp,
  taxData,
  savePersonTax,
  saveBusinessTax,
};
