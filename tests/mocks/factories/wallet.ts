import type { MaskedTaxData } from "~/domain/accounts/tax-data";
import type { Earnings, Payout, Wallet, WalletEntry } from "~/domain/money/wallet";
import { AT } from "./at";
import { aPayment } from "./payment";

export function aWallet(of: Partial<Wallet> = {}): Wallet {
  return {
    balance: "95.00",
    held: "57.00",
    pending: "0.00",
    credits: "0.00",
    iban: "NL91******4300",
    payout_day: 25,
    next_payout_date: "2026-03-25",
    early_payout_fee_percent: "5.00",
    can_payout: true,
    refusal: null,
    ...of,
  };
}

export function aWalletEntry(of: Partial<WalletEntry> = {}): WalletEntry {
  return {
    id: 31,
    created_at: AT,
    kind: "release",
    amount: "95.00",
    account: "balance",
    balance_after: "95.00",
    payment: 4,
    payout: null,
    job: 12,
    ...of,
  };
}

export function someTaxData(of: Partial<MaskedTaxData> = {}): MaskedTaxData {
  return {
    kind: "person",
    saved_at: AT,
    name: "Hassan Bakker",
    street: "K******",
    zipcode: "10******",
    city: "Amsterdam",
    birth_date: "1985-**-**",
    bsn: "******019",
    rsin: null,
    kvk: null,
    vat: null,
    address: null,
    ...of,
  };
}

export function aPayout(of: Partial<Payout> = {}): Payout {
  return {
    id: 2,
    amount: "95.00",
    fee: "4.75",
    net: "90.25",
    early: true,
    status: "requested",
    iban: "NL91******4300",
    created_at: AT,
    paid_at: null,
    ...of,
  };
}

const EARNED = { gross: "100.00", fees: "5.00", net: "95.00" };
const NOTHING = { gross: "0.00", fees: "0.00", net: "0.00" };

export function theEarnings(of: Partial<Earnings> = {}): Earnings {
  const months = Array.from({ length: 12 }, (_, at) => ({ month: at + 1, ...(at === 1 ? EARNED : NOTHING) }));
  const amounts = { amount: "100.00", platform_cost: "5.00", amount_with_platform_cost: "105.00" };
  const february = { paid_at: "2026-02-03T10:00:00Z", released_at: "2026-02-07T15:00:00Z" };
  const helper = { helper_fee: "5.00", helper_amount: "95.00" };
  const payments = [aPayment({ status: "released", ...amounts, ...helper, ...february, redirect_url: null })];
  const payouts = [aPayout({ status: "paid", created_at: "2026-02-09T10:00:00Z", paid_at: "2026-02-10T10:00:00Z" })];
  return { year: 2026, ...EARNED, count: 1, months, payments, payouts, years: [2026, 2025], ...of };
}
