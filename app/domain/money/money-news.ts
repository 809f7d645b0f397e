import { z } from "zod";
import { id } from "../values/value";
import { moneyOut } from "./money-schema";

/** Only the payer reads `refund_failed`, until our team handled it, and `fee_back`: a granted withdrawal gave the service fee back. */
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
