import { z } from "zod";
import { userCard } from "../accounts/user-card";
import { DEAL_ENDS } from "../deals/deal-end";
import { disputeOut } from "../deals/dispute";
import { WITHDRAWAL_EFFECTS } from "../deals/withdrawal";
import { address, id, line, optionalLine, time } from "../values/value";
import { chargeback } from "./chargeback";
import { invoiceLink } from "./invoice";
import { AMOUNT_MIN, type Cents } from "./money";
import { OTHER_AMOUNT_OUTCOMES } from "./money-case-life";
import { amount, amountUpTo, moneyOut } from "./money-schema";
import { PAYMENT_KINDS, PAYMENT_STATUSES, RELEASED_BY } from "./payment-life";

export const payment = z.object({
  id,
  kind: z.enum(PAYMENT_KINDS),
  status: z.enum(PAYMENT_STATUSES),
  amount: moneyOut,
  platform_cost: moneyOut,
  /** Older back ends omit it: then it is the fee of today. */
  fee_percent: moneyOut.optional(),
  amount_with_platform_cost: moneyOut,
  credits_used: moneyOut,
  to_pay: moneyOut,
  helper_fee: moneyOut,
  helper_amount: moneyOut,
  refunded_amount: moneyOut,
  bid_id: id.nullable(),
  chat_uri: z.string().nullable(),
  job_id: id.nullable(),
  job_title: z.string().nullable(),
  /** Older back ends omit this and the optional fields below. */
  job_begun_at: time.nullable().optional(),
  job_done_at: time.nullable(),
  job_objection_from: time.nullable().optional(),
  /** Held money goes to nobody for now: a money stop lasts. */
  release_stopped: z.boolean().optional(),
  /** Held money of a job with a dispute about another payment: it stands still too. */
  job_disputed: z.boolean().optional(),
  payer: userCard,
  payee: userCard.nullable(),
  description: z.string().nullable(),
  lapsed: z.boolean(),
  /** A request that the payer opened, to pay again for a price that went back. */
  by_payer: z.boolean().optional(),
  /** The part of a request that replaces a price that went back. "0.00" for extra work. */
  for_price: moneyOut.optional(),
  redirect_url: address.nullable(),
  created_at: time,
  expires_at: time.nullable(),
  paid_at: time.nullable(),
  released_at: time.nullable(),
  /** Null for older payments. */
  released_by: z.enum(RELEASED_BY).nullable().optional(),
  refunded_at: time.nullable(),
  paused_at: time.nullable().optional(),
  /** Time of the payee’s last reminder of this request. */
  reminded_at: time.nullable().optional(),
  /** The deal goes on, and nothing is held for its price any more. */
  /** When the first payment was paid that is held for its job. Null if none is; absent from older back ends. */
  job_held_from: time.nullable().optional(),
  price_gone: z.boolean().optional(),
  /**
   * The open report that one of the two did not come: who was absent, and until when that user can answer. `shares`: what
   * each gets of the deal's held money without an answer. Null if the deal goes on; older back ends omit it.
   */
  absence: z
    .object({
      by: id,
      until: time,
      shares: z.object({ refund: moneyOut, compensation: moneyOut }).nullable().optional(),
    })
    .nullable()
    .optional(),
  /** For the payer: the part of a refund that the bank did not accept. Null `handled_at`: the platform has that money. */
  refund_failed: z.object({ amount: moneyOut, handled_at: time.nullable() }).nullable().optional(),
  /** For the payer: what arrived instead of `asked`, in another amount or currency. Null `handled_at`: our team looks at it. */
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
  /** The bank or the provider sent the held money back by itself. */
  refunded_elsewhere: z.boolean().optional(),
  /** For the payer: what others refunded at the provider, besides `refunded_amount`. The helper's part stays the same. */
  refunded_at_provider: moneyOut.optional(),
  /** How the deal of the bid ended. Null for extra work, and for deals without such an end. */
  deal_end: z.enum(DEAL_ENDS).nullable().optional(),
  dispute: disputeOut.nullable(),
  chargeback: chargeback.nullable().optional(),
  withdrawn: z
    .object({
      at: time,
      effect: z.enum(WITHDRAWAL_EFFECTS),
      /** The answer of our team; older back ends omit it. */
      answer: z.object({ at: time, granted: z.boolean() }).nullable().optional(),
    })
    .nullable()
    .optional(),
  invoices: z.array(invoiceLink).optional(),
});
export type Payment = z.output<typeof payment>;

/** A payment request: extra costs, or in direct mode how the helper wants to be paid. */
export const requestFields = z.object({ description: optionalLine(140), amount });

export const changeFields = requestFields.pick({ amount: true });

/** The form requires a description: the payer needs to know what for. */
export const requestForm = requestFields.extend({ description: line(140) });

export const TOP_UP_MIN: Cents = AMOUNT_MIN;
export const TOP_UP_MAX: Cents = 100_000;
export const topUpAmount = amountUpTo(TOP_UP_MAX);

/**
 * Returns the part of a total to pay from credits: as much as possible, but the rest must be zero or at least the
 * provider's `smallest` amount.
 */
export function creditsTowards(total: Cents, available: Cents, smallest: Cents): Cents {
  if (available >= total) return total;
  return Math.max(0, Math.min(available, total - smallest));
}
