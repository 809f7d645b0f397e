import { z } from "zod";
import { moneyOut } from "./money-schema";
import { userCard } from "./user-card";
import { id, time } from "./value";

export const MONEY_CASE_KINDS = [
  "chargeback",
  "chargeback_lost",
  "refund_failed",
  "refund_elsewhere",
  "transfer_reversed",
  "payout_returned",
  "unmatched",
] as const;
export type MoneyCaseKind = (typeof MONEY_CASE_KINDS)[number];

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
});
export type MoneyCase = z.output<typeof moneyCase>;
