import { z } from "zod";
import { dayInAmsterdam } from "./calendar";
import { invoiceLink } from "./invoice";
import { type Cents, centsOf } from "./money";
import { moneyOut } from "./money-schema";
import { payment } from "./payment";
import { isEarlyPayoutOffered, PAYOUT_RHYTHMS } from "./payout-schedule";
import { id, integer, time } from "./value";

export const wallet = z.object({
  balance: moneyOut,
  held: moneyOut,
  pending: moneyOut,
  credits: moneyOut,
  iban: z.string().nullable(),
  payout_day: z.int(),
  /** Not there from a back end that pays monthly alone. */
  payout_schedule: z.enum(PAYOUT_RHYTHMS).optional(),
  next_payout_date: z.string(),
  early_payout_fee_percent: z.string(),
  can_payout: z.boolean(),
  refusal: z
    .enum(["not_verified", "iban_missing", "tax_data_missing", "iban_waits", "nothing_to_pay_out", "payout_soon"])
    .nullable(),
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
  /** Of its payment; not there from a back end that does not know them. */
  invoices: z.array(invoiceLink).optional(),
});
export type WalletEntry = z.output<typeof walletEntry>;

export const PAYOUT_STATUSES = ["requested", "paid", "failed"] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];
export type PayoutEvent = "paid" | "failed";

interface Transition {
  from: PayoutStatus;
  event: PayoutEvent;
  to: PayoutStatus;
}

/** The life of a payout once it is requested (docs/state-machines.md). */
export const PAYOUT_LIFE: readonly Transition[] = [
  { from: "requested", event: "paid", to: "paid" },
  { from: "requested", event: "failed", to: "failed" },
  // A bank can send money back days later.
  { from: "paid", event: "failed", to: "failed" },
];

/** Where an event leads from a status; null when the status does not know it. */
export function afterPayoutEvent(from: PayoutStatus, event: PayoutEvent): PayoutStatus | null {
  return PAYOUT_LIFE.find((step) => step.from === from && step.event === event)?.to ?? null;
}

/** The bank could not pay it, and all of it is on the balance again. */
export const cameBack = (status: PayoutStatus): boolean => status === "failed";

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

/** What a helper earned in a calendar year: by month and by payment, and what went to the bank in it. */
export const earnings = z.object({
  year: z.int(),
  ...earned,
  count: z.int(),
  months: z.array(z.object({ month: z.int(), ...earned })).length(12),
  payments: z.array(payment),
  payouts: z.array(payout),
  /** From the first in which anything was earned to this one, latest first. */
  years: z.array(z.int()),
});
export type Earnings = z.output<typeof earnings>;

/** Whether somebody's wallet is about earning: they help others, or there is money that they earned. */
export const isEarning = ({ active_worker }: { active_worker: boolean }, wallet: Wallet): boolean =>
  active_worker || [wallet.balance, wallet.held, wallet.pending].some((amount) => centsOf(amount) > 0);

/** Payouts wait this long after the IBAN changed: its owner is mailed, and may not be who changed it. */
export const IBAN_WAIT_HOURS = 24;
const IBAN_WAIT_MS = IBAN_WAIT_HOURS * 3600 * 1000;

/** An IBAN that changed after this moment still waits. */
export const ibanWaitsSince = (now: number): number => now - IBAN_WAIT_MS;

interface PayoutState {
  verified: boolean;
  iban: string | null;
  /** Milliseconds; null when it is the first. */
  iban_changed_at: number | null;
  balance: number;
  /** The data for the tax office is there (app/domain/tax-data.ts). */
  tax_data: boolean;
  /** Null in direct mode, where nothing is paid out. */
  next_payout_date: string | null;
}

/** Why a payout cannot be asked for now, in the order in which it is told; null when it can. */
export function payoutRefusal(of: PayoutState, now: number): Wallet["refusal"] {
  if (!of.verified) return "not_verified";
  if (!of.iban) return "iban_missing";
  // Asked once there is something to pay out, and not before.
  if (of.balance > 0 && !of.tax_data) return "tax_data_missing";
  if (of.iban_changed_at !== null && of.iban_changed_at > ibanWaitsSince(now)) return "iban_waits";
  if (of.balance <= 0) return "nothing_to_pay_out";
  return of.next_payout_date === null || isEarlyPayoutOffered(of.next_payout_date, now) ? null : "payout_soon";
}

/** Less than this stays on the balance on the payout day; asked for early, it must be the whole balance. */
export const PAYOUT_MINIMUM = 100;

/** What is wrong with the amount of an early payout, as a message key. */
export function payoutAmountFault(amount: Cents, balance: Cents): "amount_max" | "amount_min" | null {
  if (amount > balance) return "amount_max";
  return amount < PAYOUT_MINIMUM && amount !== balance ? "amount_min" : null;
}

/** A calendar year (Amsterdam) that a list can be narrowed to. */
export const year = integer(2020, 2100);

/** Returns whether the free payout is today. */
export const isPayoutToday = ({ next_payout_date }: Pick<Wallet, "next_payout_date">, now: number): boolean =>
  next_payout_date === dayInAmsterdam(now);
