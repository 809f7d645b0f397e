import { z } from "zod";
import { moneyOut } from "../money/money-schema";
import { id } from "../values/value";
import { DEAL_ENDS } from "./deal-end-step";

/** Apart from the rules, which live pages load. */
export const dealEndSummary = z.object({
  end: z.enum(DEAL_ENDS),
  refund: moneyOut,
  helper: moneyOut,
  text: z.string(),
  /** A dispute about an absence ended the deal: the work may not have been done. */
  absence: z.boolean().optional(),
  payment: id.nullable().optional(),
  /** Paid extra work that ended with the deal. */
  extra_payments: z.array(z.object({ id, amount: moneyOut })).optional(),
});
export type DealEndSummary = z.output<typeof dealEndSummary>;

export const endedDeal = dealEndSummary.extend({ chat_uri: z.string() });
export type EndedDeal = z.output<typeof endedDeal>;
