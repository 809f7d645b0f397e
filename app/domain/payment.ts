import { z } from "zod";
import { chargeback } from "./chargeback";
import { disputeOut } from "./dispute";
import { invoiceLink } from "./invoice";
import type { Cents } from "./money";
import { AMOUNT_MIN, amount, moneyOut } from "./money-schema";
import { PAYMENT_KINDS, PAYMENT_STATUSES } from "./payment-life";
import { userCard } from "./user-card";
import { address, id, line, optionalLine, time } from "./value";
import { WITHDRAWAL_EFFECTS } from "./withdrawal";

/** A payment, as its payer and payee see it. */
export const payment = z.object({
  id,
  kind: z.enum(PAYMENT_KINDS),
  status: z.enum(PAYMENT_STATUSES),
  amount: moneyOut,
  platform_cost: moneyOut,
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
  /** Not there from a back end that does not know it. */
  job_begun_at: time.nullable().optional(),
  job_done_at: time.nullable(),
  payer: userCard,
  payee: userCard.nullable(),
  description: z.string().nullable(),
  lapsed: z.boolean(),
  redirect_url: address.nullable(),
  created_at: time,
  expires_at: time.nullable(),
  paid_at: time.nullable(),
  released_at: time.nullable(),
  refunded_at: time.nullable(),
  /** Our team stopped everything that pays the helper. Undefined from an API that does not know it. */
  paused_at: time.nullable().optional(),
  dispute: disputeOut.nullable(),
  /** The latest chargeback; not there from a back end that does not know it. */
  chargeback: chargeback.nullable().optional(),
  /** The payer withdrew from it; not there from a back end that does not know it. */
  withdrawn: z
    .object({
      at: time,
      effect: z.enum(WITHDRAWAL_EFFECTS),
      /** What our team answered; not there from a back end that does not know it. */
      answer: z.object({ at: time, granted: z.boolean() }).nullable().optional(),
    })
    .nullable()
    .optional(),
  /** Of a business: its invoice and credit notes; not there from a back end that does not know them. */
  invoices: z.array(invoiceLink).optional(),
});
export type Payment = z.output<typeof payment>;

/** What a helper asks of the placer: extra costs, or where payment is direct how they want to be paid. */
export const requestFields = z.object({ amount, description: optionalLine(140) });

/** Another amount for it. */
export const changeFields = requestFields.pick({ amount: true });

/** The same as a form: whoever is asked to pay wants to know what for. */
export const requestForm = requestFields.extend({ description: line(140) });

/** Nobody tops up by less, as by no other amount, nor by more at once. */
export const TOP_UP_MIN: Cents = AMOUNT_MIN;
export const TOP_UP_MAX: Cents = 100_000;
export const topUpAmount = amount.refine((cents) => cents <= TOP_UP_MAX, { error: "amount_max" });

/**
 * The part of a total that credits pay: as much as there is. What remains is paid at the provider, and a provider takes
 * no less than its `smallest`: then so much stays in the credits.
 */
export function creditsTowards(total: Cents, available: Cents, smallest: Cents): Cents {
  if (available >= total) return total;
  return Math.max(0, Math.min(available, total - smallest));
}
