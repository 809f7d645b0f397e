import { z } from "zod";
import { userCard } from "../accounts/user-card";
import { DEAL_ENDS } from "../deals/deal-end-step";
import { disputeOut } from "../deals/dispute";
import { WITHDRAWAL_EFFECTS } from "../deals/withdrawal-effect";
import { address, id, line, optionalLine, time } from "../values/value";
import { chargeback } from "./chargeback";
import { invoiceLink } from "./invoice";
import { AMOUNT_MIN, type Cents } from "./money";
import { OTHER_AMOUNT_OUTCOMES } from "./money-case-life";
import { amount, amountUpTo, moneyOut } from "./money-schema";
import { PAYMENT_KINDS, PAYMENT_STATUSES, RELEASED_BY } from "./payment-status";

export const payment = z.object({
  id,
  kind: z.enum(PAYMENT_KINDS),
  status: z.enum(PAYMENT_STATUSES),
  amount: moneyOut,
  platform_cost: moneyOut,
  fee_percent: moneyOut.optional(),
  amount_with_platform_cost: moneyOut,
  credits_used: moneyOut,
  to_pay: moneyOut,
  helper_fee: moneyOut,
  helper_amount: moneyOut,
  refunded_amount: moneyOut,
  bid_id: id.nullable(),
  /** The bid of its deal. Extra work has no `bid_id`. */
  deal: id.nullable().optional(),
  chat_uri: z.string().nullable(),
  job_id: id.nullable(),
  job_title: z.string().nullable(),
  job_begun_at: time.nullable().optional(),
  job_done_at: time.nullable(),
  job_objection_from: time.nullable().optional(),
  release_stopped: z.boolean().optional(),
  /** A dispute about another payment of the job stops this one too. */
  job_disputed: z.boolean().optional(),
  payer: userCard,
  payee: userCard.nullable(),
  description: z.string().nullable(),
  lapsed: z.boolean(),
  declined: z.boolean().optional(),
  /** Paid for the request when it had changed or the deal was on hold, and paid back at once. `price`: what it was for. For the payer. */
  returned: z
    .array(z.object({ amount: moneyOut, price: moneyOut, at: time, on_hold: z.boolean().optional() }))
    .optional(),
  by_payer: z.boolean().optional(),
  for_price: moneyOut.optional(),
  redirect_url: address.nullable(),
  created_at: time,
  expires_at: time.nullable(),
  paid_at: time.nullable(),
  released_at: time.nullable(),
  released_by: z.enum(RELEASED_BY).nullable().optional(),
  refunded_at: time.nullable(),
  paused_at: time.nullable().optional(),
  reminded_at: time.nullable().optional(),
  job_held_from: time.nullable().optional(),
  price_gone: z.boolean().optional(),
  /** A dispute or a bank stops the deal of this open request: it cannot be paid now. */
  on_hold: z.boolean().optional(),
  /** `by` was reported absent, and can answer until `until`. `shares`: of the held money without an answer; null if the deal goes on. */
  absence: z
    .object({
      by: id,
      until: time,
      shares: z.object({ refund: moneyOut, compensation: moneyOut }).nullable().optional(),
    })
    .nullable()
    .optional(),
  /** For the payer and admins. Null `handled_at`: the platform has the money that the bank did not accept. */
  refund_failed: z.object({ amount: moneyOut, handled_at: time.nullable() }).nullable().optional(),
  other_amount: z
    .object({
      amount: moneyOut,
      currency: z.string(),
      asked: moneyOut,
      handled_at: time.nullable(),
      outcome: z.enum(OTHER_AMOUNT_OUTCOMES).nullable(),
    })
    .nullable()
    .optional(),
  refunded_elsewhere: z.boolean().optional(),
  /** For the payer, besides `refunded_amount`. The helper's part stays the same. */
  refunded_at_provider: moneyOut.optional(),
  deal_end: z.enum(DEAL_ENDS).nullable().optional(),
  deal_unanswered: z.boolean().optional(),
  dispute: disputeOut.nullable(),
  chargeback: chargeback.nullable().optional(),
  withdrawn: z
    .object({
      at: time,
      effect: z.enum(WITHDRAWAL_EFFECTS),
      /** `fee`: our service fee went back. It and the reasons are not for the helper. */
      answer: z
        .object({ at: time, granted: z.boolean(), fee: moneyOut.optional(), statement: z.string().optional() })
        .nullable()
        .optional(),
    })
    .nullable()
    .optional(),
  invoices: z.array(invoiceLink).optional(),
  /** Ended pauses, for admins. Not in lists. */
  pauses: z.array(z.object({ from: time, until: time })).optional(),
});
export type Payment = z.output<typeof payment>;

export type BadgedPayment = Pick<
  Payment,
  | "kind"
  | "status"
  | "lapsed"
  | "declined"
  | "withdrawn"
  | "job_disputed"
  | "chargeback"
  | "refunded_amount"
  | "refunded_at_provider"
  | "amount_with_platform_cost"
>;

export const requestFields = z.object({ description: optionalLine(140), amount });

export const changeFields = requestFields.pick({ amount: true });

export const requestForm = requestFields.extend({ description: line(140) });

export const TOP_UP_MIN: Cents = AMOUNT_MIN;
export const TOP_UP_MAX: Cents = 100_000;
export const topUpAmount = amountUpTo(TOP_UP_MAX);

/** The rest must be zero or at least the provider's `smallest` amount. */
export function creditsTowards(total: Cents, available: Cents, smallest: Cents): Cents {
  if (available >= total) return total;
  return Math.max(0, Math.min(available, total - smallest));
}
