import { z } from "zod";
import { userCard } from "../accounts/user-card";
import { withReason } from "../admin/admin";
import { choice, emptyIsAbsent, id, text, time } from "../values/value";
import { MONEY_CASE_KINDS, UNPAID_OUTCOMES } from "./money-case-life";
import { money, moneyOut } from "./money-schema";

export const unpaidFields = withReason.extend({
  outcome: choice(UNPAID_OUTCOMES),
  statement: text(1000),
  total: emptyIsAbsent(money),
});
/** `total` is the money still held for the job that the admin saw. `outcome` and `statement` are for unpaid work only, and required there: does it count as done, and why, for both parties. */
export const handleFields = withReason.extend({
  outcome: unpaidFields.shape.outcome.optional(),
  statement: unpaidFields.shape.statement.optional(),
  total: unpaidFields.shape.total,
});

export const moneyCase = z.object({
  id,
  kind: z.enum(MONEY_CASE_KINDS),
  provider: z.string(),
  reference: z.string(),
  event: z.string(),
  payment: id.nullable(),
  payout: id.nullable(),
  title: z.string().nullable(),
  user: userCard.nullable(),
  amount: moneyOut,
  currency: z.string(),
  created_at: time,
  handled_at: time.nullable(),
  /** Null while it is open, or if the provider resolved it. */
  handled_by: userCard.nullable(),
  note: z.string().nullable(),
  involved: z.boolean(),
  /** The money still held for the job, with the payer's fees. Older back ends omit it. */
  held: moneyOut.optional(),
});
export type MoneyCase = z.output<typeof moneyCase>;
