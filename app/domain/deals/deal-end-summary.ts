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
  absence: z.boolean().optional(),
  payment: id.nullable().optional(),
  extra_payments: z.array(z.object({ id, amount: moneyOut })).optional(),
});
export type DealEndSummary = z.output<typeof dealEndSummary>;

export const endedDeal = dealEndSummary.extend({ chat_uri: z.string() });
export type EndedDeal = z.output<typeof endedDeal>;
