import { z } from "zod";
import { id } from "../values/value";

/** Only the payer reads `refund_failed`, until our team handled it. */
export const MONEY_NEWS = [
  "charged_back",
  "refund_failed",
  "chargeback_lost",
  "withdrawn",
  "refunded_at_provider",
] as const;

export const moneyNews = z.object({ payment: id, kind: z.enum(MONEY_NEWS) });
export type MoneyNews = z.output<typeof moneyNews>;

/** A line about what comes back is untrue if the refund failed. */
export const hidesDealEnd = (news: MoneyNews | null | undefined): boolean => news?.kind === "refund_failed";
