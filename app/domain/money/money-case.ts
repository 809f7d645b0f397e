import { z } from "zod";
import { userCard } from "../accounts/user-card";
import { withReason } from "../admin/admin";
import { choice, emptyIsAbsent, id, text, time } from "../values/value";
import { MONEY_CASE_KINDS, OTHER_AMOUNT_OUTCOMES, UNPAID_OUTCOMES } from "./money-case-life";
import { money, moneyOut } from "./money-schema";

export const unpaidFields = withReason.extend({
  outcome: choice(UNPAID_OUTCOMES),
  statement: text(1000),
  total: emptyIsAbsent(money),
});
export const otherAmountFields = withReason.extend({ outcome: choice(OTHER_AMOUNT_OUTCOMES) });
/** Unpaid work and another amount require `outcome`; unpaid work requires `statement`, for both parties. `total` is the held money that the admin saw. */
export const handleFields = withReason.extend({
  outcome: choice([...UNPAID_OUTCOMES, ...OTHER_AMOUNT_OUTCOMES]).optional(),
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
  handled_by: userCard.nullable(),
  note: z.string().nullable(),
  involved: z.boolean(),
  held: moneyOut.optional(),
  asked: moneyOut.nullable().optional(),
  acceptable: z.boolean().optional(),
});
export type MoneyCase = z.output<typeof moneyCase>;
