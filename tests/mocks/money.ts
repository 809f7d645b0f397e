import { contract } from "~/api/contract";
import { type MaskedTaxData, noTaxData } from "~/domain/accounts/tax-data";
import type { Invoice } from "~/domain/money/invoice";
import type { Payment } from "~/domain/money/payment";
import type { Earnings, WalletEntry } from "~/domain/money/wallet";
import { answers, isOffline, refuses, refusesFields } from "./answers";
import { aBid } from "./factories/bid";
import { aPage } from "./factories/page";
import { anInvoice, aPayment } from "./factories/payment";
import { aWalletEntry, someTaxData, theEarnings } from "./factories/wallet";
import { job } from "./outcomes";

export const aHeldPayment = (of: Partial<Payment> = {}): Payment =>
  aPayment({ status: "held", redirect_url: null, expires_at: null, paid_at: "2026-03-01T10:05:00Z", ...of });

export const aReleasedPayment = (of: Partial<Payment> = {}): Payment =>
  aHeldPayment({ status: "released", released_at: "2026-03-04T18:00:00Z", ...of });

export const aRequest = (of: Partial<Payment> = {}): Payment =>
  aPayment({
    id: 10,
    kind: "request",
    bid_id: null,
    amount: "20.00",
    platform_cost: "1.00",
    amount_with_platform_cost: "21.00",
    to_pay: "21.00",
    helper_fee: "1.00",
    helper_amount: "19.00",
    description: "Twee nieuwe slangen",
    redirect_url: null,
    ...of,
  });

export const aPaymentAgain = (of: Partial<Payment> = {}): Payment =>
  aRequest({ id: 13, description: null, by_payer: true, for_price: "20.00", ...of });

export const aTip = (of: Partial<Payment> = {}): Payment =>
  aReleasedPayment({
    id: 12,
    kind: "tip",
    amount: "10.00",
    platform_cost: "0.00",
    fee_percent: "0.00",
    amount_with_platform_cost: "10.00",
    to_pay: "10.00",
    helper_fee: "0.00",
    helper_amount: "10.00",
    ...of,
  });

export const aTopUp = (of: Partial<Payment> = {}): Payment =>
  aPayment({
    id: 11,
    kind: "credits",
    status: "released",
    amount: "50.00",
    platform_cost: "0.00",
    fee_percent: "0.00",
    amount_with_platform_cost: "50.00",
    to_pay: "50.00",
    helper_fee: "0.00",
    helper_amount: "0.00",
    bid_id: null,
    chat_uri: null,
    job_id: null,
    job_title: null,
    payee: null,
    paid_at: "2026-03-01T10:05:00Z",
    ...of,
  });

export const payments = {
  are: (waiting: Payment[], moved: Payment[] = waiting, count = moved.length) =>
    answers(contract.payment.list, ({ url }) =>
      ["waiting", "asked"].includes(new URL(url).searchParams.get("stage") ?? "")
        ? aPage(waiting)
        : aPage(moved, count),
    ),
  is: (payment: Payment) => answers(contract.payment.find, payment),
  notFound: refuses(contract.payment.find, "not_found"),
  offline: isOffline(contract.payment.find),
  ofJob: (...found: Payment[]) => answers(contract.payment.list, aPage(found)),
};

export const invoices = {
  is: (differs: Partial<Invoice>) => answers(contract.invoice.find, anInvoice(differs)),
  notFound: refuses(contract.invoice.find, "not_found"),
  offline: isOffline(contract.invoice.find),
};

const NOTHING_EARNED = { gross: "0.00", fees: "0.00", net: "0.00", count: 0, payments: [], payouts: [], years: [2026] };

export const year = {
  paidOnly: (paid: Earnings["paid"]) => answers(contract.wallet.earnings, theEarnings({ ...NOTHING_EARNED, paid })),
  is: (differs: Partial<Earnings>) => answers(contract.wallet.earnings, theEarnings(differs)),
  empty: answers(contract.wallet.earnings, theEarnings(NOTHING_EARNED)),
  offline: isOffline(contract.wallet.earnings),
};

export const tips = {
  tooMuch: refusesFields(contract.payment.tip, { amount: ["Het bedrag is te hoog."] }),
  blocked: refuses(contract.payment.tip, "blocked"),
  givenAlready: refuses(contract.payment.tip, "already_done"),
  notAnyMore: refuses(contract.payment.tip, "transition"),
  directly: refuses(contract.payment.tip, "direct_mode"),
};

export const again = {
  tooLate: refuses(contract.payment.again, "transition"),
  disputed: refuses(contract.payment.again, "disputed"),
  processing: refuses(contract.payment.again, "payment_processing"),
  directly: refuses(contract.payment.again, "direct_mode"),
};

export const credits = {
  history: (entries: WalletEntry[]) => answers(contract.wallet.history, aPage(entries)),
  unavailable: refuses(contract.wallet.topUp, "unavailable"),
  tooMuch: refusesFields(contract.wallet.topUp, { amount: ["Het bedrag is te hoog."] }),
  offline: isOffline(contract.wallet.topUp),
};

export const aCreditsEntry = (of: Partial<WalletEntry> = {}): WalletEntry =>
  aWalletEntry({ kind: "credit_topup", account: "credits", amount: "50.00", balance_after: "50.00", job: null, ...of });

export const done = job.is({
  status: "reserved",
  done_at: "2026-03-03T16:00:00Z",
  bids: [aBid({ status: "accepted", job_status: "reserved" })],
});

const { taxData, savePersonTax, saveBusinessTax } = contract.wallet;

export const tax = {
  none: answers(taxData, noTaxData("person")),
  noneOfBusiness: answers(taxData, noTaxData("business")),
  is: (differs: Partial<MaskedTaxData>) => answers(taxData, someTaxData(differs)),
  unavailable: refuses(taxData, "unavailable"),
  offline: isOffline(taxData),
  wrong: refusesFields(savePersonTax, { bsn: ["Dit nummer klopt niet."] }),
  becameBusiness: refuses(savePersonTax, "transition"),
  wrongOfBusiness: refusesFields(saveBusinessTax, { rsin: ["Dit nummer klopt niet."] }),
  stoppedBusiness: refuses(saveBusinessTax, "transition"),
};
