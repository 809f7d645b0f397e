import { z } from "zod";
import { id } from "../values/value";
import { moneyOut } from "./money-schema";

/**
 * The payer alone reads two kinds: `refund_failed`, until our team has handled it, and `fee_back`, the service fee that a
 * granted withdrawal gave back.
 */
export const MONEY_NEWS = [
  "charged_back",
  "refund_failed",
  "chargeback_lost",
  "withdrawn",
  "refunded_at_provider",
  "fee_back",
] as const;

/** `amount`: what came back at the provider. `withdrawn`: besides other news, a withdrawal from this payment waits for our team. */
export const moneyNews = z.object({
  payment: id,
  kind: z.enum(MONEY_NEWS),
  amount: moneyOut.optional(),
  withdrawn: id.optional(),
});
export type MoneyNews = z.output<typeof moneyNews>;

export const hidesDealEnd = (news: MoneyNews | null | undefined): boolean => news?.kind === "refund_failed";
