import { z } from "zod";
import { id } from "../values/value";

/** Events outside a deal that changed its money. `refund_failed`: only the payer reads it, until our team handled it. */
export const MONEY_NEWS = ["charged_back", "refund_failed", "chargeback_lost"] as const;

export const moneyNews = z.object({ payment: id, kind: z.enum(MONEY_NEWS) });
export type MoneyNews = z.output<typeof moneyNews>;

/** Returns whether a line about what comes back is untrue: the refund failed. */
export const hidesDealEnd = (news: MoneyNews | null | undefined): boolean => news?.kind === "refund_failed";
