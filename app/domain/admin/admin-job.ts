import { z } from "zod";
import { userCard } from "../accounts/user-card";
import { cancellation } from "../deals/cancellation";
import { DEAL_ENDS } from "../deals/deal-end-step";
import { job } from "../jobs/job";
import { moneyOut } from "../money/money-schema";
import { time } from "../values/value";

/** `refund` is for the placer, fees included. `compensation` is for the helper, after the fee. */
const adminDealEnd = z.object({
  helper: userCard,
  end: z.enum(DEAL_ENDS),
  unanswered: z.boolean().optional(),
  at: time,
  refund: moneyOut,
  compensation: moneyOut,
});
export type AdminDealEnd = z.output<typeof adminDealEnd>;

export const adminJob = job.extend({
  deal_ends: z.array(adminDealEnd).optional(),
  involved: z.boolean().optional(),
  /** Null without a running deal. */
  cancellations: z.object({ owner: cancellation, helper: cancellation }).nullable().optional(),
});
export type AdminJob = z.output<typeof adminJob>;
