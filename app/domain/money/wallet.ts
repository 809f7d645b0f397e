import { z } from "zod";
import { dayInAmsterdam } from "../values/calendar";
import { id, integer, time } from "../values/value";
import { CHARGEBACK_STATUSES, isChargedBack } from "./chargeback-life";
import { invoiceLink } from "./invoice";
import { amountMax, type Cents, centsOf } from "./money";
import { moneyOut } from "./money-schema";
import { type Payment, payment } from "./payment";
import { cameBack, PAYOUT_STATUSES } from "./payout-life";
import { PAYOUT_NEEDS, type PayoutNeed } from "./payout-need";
import { isEarlyPayoutOffered, PAYOUT_RHYTHMS } from "./payout-schedule";

export const wallet = z.object({
  balance: moneyOut,
  held: moneyOut,
  frozen: moneyOut.optional(),
  pending: moneyOut,
  paid_held: moneyOut.optional(),
  set_apart: moneyOut.optional(),
  owed: moneyOut.optional(),
  open_withdrawals: z.int().optional(),
  refunding: moneyOut.optional(),
  has_earned: z.boolean().optional(),
  credits: moneyOut,
  iban: z.string().nullable(),
  payout_day: z.int(),
  payout_schedule: z.enum(PAYOUT_RHYTHMS).optional(),
  next_payout_date: z.string(),
  early_payout_fee_percent: z.string(),
  can_payout: z.boolean(),
  refusal: z.enum([...PAYOUT_NEEDS, "iban_waits", "nothing_to_pay_out", "payout_soon"]).nullable(),
  needs: z.array(z.enum(PAYOUT_NEEDS)).optional(),
  iban_waits_until: time.nullish(),
});
export type Wallet = z.output<typeof wallet>;

export const ENTRY_KINDS = [
  "release",
  "tip",
  "compensation",
  "payout",
  "payout_fee",
  "payout_reversal",
  "credit_topup",
  "credit_spent",
  "credit_refund",
  "chargeback",
  "chargeback_reversal",
] as const;
export const ACCOUNTS = ["balance", "credits"] as const;

export const walletEntry = z.object({
  id,
  created_at: time,
  kind: z.enum(ENTRY_KINDS),
  amount: moneyOut,
  account: z.enum(ACCOUNTS),
  balance_after: moneyOut,
  payment: id.nullable(),
  payout: id.nullable(),
  job: id.nullable(),
  job_title: z.string().nullable().optional(),
  extra: z.boolean().optional(),
  withdrawn: z.boolean().optional(),
  chargeback: z.enum(CHARGEBACK_STATUSES).nullable().optional(),
  invoices: z.array(invoiceLink).optional(),
});
export type WalletEntry = z.output<typeof walletEntry>;

export const payout = z.object({
  id,
  amount: moneyOut,
  fee: moneyOut,
  net: moneyOut,
  early: z.boolean(),
  status: z.enum(PAYOUT_STATUSES),
  iban: z.string(),
  created_at: time,
  paid_at: time.nullable(),
});
export type Payout = z.output<typeof payout>;

const earned = { gross: moneyOut, fees: moneyOut, net: moneyOut };

const paidInYear = z.object({
  total: moneyOut,
  fees: moneyOut,
  refunded: moneyOut,
  net: moneyOut,
  payments: z.array(payment.extend({ back: moneyOut.optional() })),
});

export const earlyOnItsWay = (payouts: readonly Payout[]): Payout | null =>
  payouts.find(({ early, status }) => early && status === "requested") ?? null;

/** The failure of the newest payout, until the IBAN changes. */
export function failedPayout([last]: readonly Payout[], iban: string | null): Payout | null {
  return last && cameBack(last.status) && (iban === null || iban === last.iban) ? last : null;
}

export const earnings = z.object({
  year: z.int(),
  ...earned,
  count: z.int(),
  months: z.array(z.object({ month: z.int(), ...earned })).length(12),
  payments: z.array(payment),
  payouts: z.array(payout),
  paid: paidInYear.optional(),
  vat: z.array(z.object({ payment: id, vat: moneyOut })).optional(),
  years: z.array(z.int()),
});
export type Earnings = z.output<typeof earnings>;

export const setApartIn = (payments: readonly Pick<Payment, "chargeback">[]): Cents =>
  payments.filter(isChargedBack).reduce((sum, { chargeback }) => sum + centsOf(chargeback?.from_balance ?? "0.00"), 0);

export const vatSum = (vat: NonNullable<Earnings["vat"]>): Cents => vat.reduce((sum, one) => sum + centsOf(one.vat), 0);

interface Earner {
  active_worker: boolean;
  verified?: boolean;
}

/** Only a helper gives an IBAN or an identity: a payer needs neither. */
export const isEarning = ({ active_worker, verified = false }: Earner, wallet: Wallet): boolean =>
  active_worker ||
  verified ||
  wallet.iban !== null ||
  wallet.has_earned === true ||
  [wallet.balance, wallet.held, wallet.pending, wallet.set_apart ?? "0.00"].some((amount) => centsOf(amount) > 0);

/** The owner can react to the mail if another person changed the IBAN. */
export const IBAN_WAIT_HOURS = 24;
const IBAN_WAIT_MS = IBAN_WAIT_HOURS * 3600 * 1000;

export const ibanWaitsSince = (now: number): number => now - IBAN_WAIT_MS;
export const ibanWaitsUntil = (changedAt: number): number => changedAt + IBAN_WAIT_MS;

interface PayoutState {
  verified: boolean;
  iban: string | null;
  /** Epoch milliseconds; null for the first IBAN. */
  iban_changed_at: number | null;
  balance: number;
  tax_data: boolean;
  next_payout_date: string | null;
}

export function payoutNeeds(of: Pick<PayoutState, "verified" | "iban" | "balance" | "tax_data">): PayoutNeed[] {
  const lacks: Record<PayoutNeed, boolean> = {
    not_verified: !of.verified,
    iban_missing: !of.iban,
    tax_data_missing: of.balance > 0 && !of.tax_data,
  };
  return PAYOUT_NEEDS.filter((need) => lacks[need]);
}

export function payoutRefusal(of: PayoutState, now: number): Wallet["refusal"] {
  const [need] = payoutNeeds(of);
  if (need) return need;
  if (of.iban_changed_at !== null && of.iban_changed_at > ibanWaitsSince(now)) return "iban_waits";
  if (of.balance <= 0) return "nothing_to_pay_out";
  return of.next_payout_date === null || isEarlyPayoutOffered(of.next_payout_date, now) ? null : "payout_soon";
}

/** Cents. The payout day skips smaller balances; an early payout of less must be the whole balance. */
export const MIN_PAYOUT_CENTS = 100;

export function payoutAmountError(amount: Cents, balance: Cents): "amount_min" | ReturnType<typeof amountMax> | null {
  if (amount > balance) return amountMax(balance);
  return amount < MIN_PAYOUT_CENTS && amount !== balance ? "amount_min" : null;
}

export const year = integer(2020, 2100);

export const isPayoutToday = ({ next_payout_date }: Pick<Wallet, "next_payout_date">, now: number): boolean =>
  next_payout_date === dayInAmsterdam(now);

export const isPaidOutFree = (wallet: Wallet): boolean =>
  centsOf(wallet.balance) >= MIN_PAYOUT_CENTS && (wallet.can_payout || wallet.refusal === "payout_soon");
