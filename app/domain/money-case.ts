import { z } from "zod";
import { moneyOut } from "./money-schema";
import { userCard } from "./user-card";
import { id, time } from "./value";

/** What changed at the payment provider itself, and a person has to look at. */
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
  /** The provider's id of what it is about. */
  reference: z.string(),
  /** The provider's event that told of it. */
  event: z.string(),
  payment: id.nullable(),
  payout: id.nullable(),
  title: z.string().nullable(),
  /** The payer, or whose payout it was. Null when nobody is known. */
  user: userCard.nullable(),
  amount: moneyOut,
  currency: z.string(),
  created_at: time,
  handled_at: time.nullable(),
  /** Null while it waits, and when the provider settled it. */
  handled_by: userCard.nullable(),
  note: z.string().nullable(),
  /** It is about money of the admin who asks: they can look at it, but not handle it. */
  involved: z.boolean(),
});
export type MoneyCase = z.output<typeof moneyCase>;
