import { z } from "zod";
import { dayFrom, dayInAmsterdam } from "./calendar";
import { type Cents, centsOf } from "./money";
import { moneyOut } from "./money-schema";
import { payment } from "./payment";
import { id, integer, time } from "./value";

export const wallet = z.object({
  balance: moneyOut,
  held: moneyOut,
  pending: moneyOut,
  credits: moneyOut,
  iban: z.string().nullable(),
  payout_day: z.int(),
  next_payout_date: z.string(),
  early_payout_fee_percent: z.string(),
  can_payout: z.boolean(),
  refusal: z.enum(["not_verified", "iban_missing", "iban_waits", "nothing_to_pay_out", "payout_soon"]).nullable(),
});
export type Wallet = z.output<typeof wallet>;

export const ENTRY_KINDS = [
  "release",
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
  /** Null in direct mode, where nothing is paid out. */
  next_payout_date: string | null;
}

/** An early payout is not offered when the free one is at most so many days away. */
export const FREE_SOON_DAYS = 2;

/** Returns whether paying out early is worth its fee. */
export const isEarlyPayoutOffered = (next_payout_date: string, now: number): boolean =>
  next_payout_date > dayFrom(dayInAmsterdam(now), FREE_SOON_DAYS);

/** Why a payout cannot be asked for now, in the order in which it is told; null when it can. */
export function payoutRefusal(of: PayoutState, now: number): Wallet["refusal"] {
  if (!of.verified) return "not_verified";
  if (!of.iban) return "iban_missing";
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

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The payout day of a month, counted from this one: the `payoutDay`th in Amsterdam, or the last day of a shorter month. */
function payoutDateOf(today: string, payoutDay: number, months: number): string {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const index = month - 1 + months;
  return new Date(Date.UTC(year, index, Math.min(payoutDay, lastDayOf(year, index)))).toISOString().slice(0, 10);
}

/**
 * The next payout day: today on that day itself, unless the month of it has been paid already (`paid`, as `2026-11`),
 * since each month pays once.
 */
export function nextPayoutDate(now: number, payoutDay: number, paid: string | null = null): string {
  const today = dayInAmsterdam(now);
  const own = payoutDateOf(today, payoutDay, 0);
  return own >= today && monthOf(own) !== paid ? own : payoutDateOf(today, payoutDay, 1);
}

/** The month of a payout day, which names its payouts: `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** Returns whether the free payout is today. */
export const isPayoutToday = ({ next_payout_date }: Pick<Wallet, "next_payout_date">, now: number): boolean =>
  next_payout_date === dayInAmsterdam(now);

/**
 * On which day what came on the balance at a moment is paid out; null when that day is over, or nothing came. Null for what
 * came on a payout day, too: whether it was in time for it is for the wallet to say.
 */
export function payoutDateAfter(came: string | null, now: number, payoutDay: number): string | null {
  if (came === null) return null;
  const date = nextPayoutDate(Date.parse(came), payoutDay);
  return date >= dayInAmsterdam(now) && date !== dayInAmsterdam(Date.parse(came)) ? date : null;
}

/** The latest payout day, today included. */
export function lastPayoutDate(now: number, payoutDay: number): string {
  const today = dayInAmsterdam(now);
  const own = payoutDateOf(today, payoutDay, 0);
  return own <= today ? own : payoutDateOf(today, payoutDay, -1);
}
