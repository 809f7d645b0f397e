import { z } from "zod";
import { userCard } from "../accounts/user-card";
import { amountMax, type Cents } from "../money/money";
import { money, moneyOut } from "../money/money-schema";
import { emptyIsAbsent, id, time } from "../values/value";
import { STOP_REFUSALS, STOP_STATUSES } from "./stop-life";

export const stopProposal = z.object({
  id,
  by: id,
  amount: moneyOut,
  refund: moneyOut,
  helper: moneyOut,
  status: z.enum(STOP_STATUSES),
  created_at: time,
  until: time,
  replaces: z.boolean().optional(),
});
export type StopProposal = z.output<typeof stopProposal>;

export const stopRecord = stopProposal.extend({ job: id });

export const stopTogether = z.object({
  parts: z.array(
    z.object({
      id,
      amount: moneyOut,
      fee_percent: z.number(),
      extra: z.boolean().optional(),
      /** Our service fee that went back to the placer before. Not for the helper. */
      before: moneyOut.optional(),
    }),
  ),
  refused: z.enum(STOP_REFUSALS).nullable(),
  other: userCard,
  proposal: stopProposal.nullable(),
});
export type StopTogether = z.output<typeof stopTogether>;

export const stopOfJob = z.object({
  allowed: z.boolean(),
  proposal: stopProposal.pick({ by: true, until: true }).nullable(),
});
export type StopOfJob = z.output<typeof stopOfJob>;

export const seenStop = z.object({ proposal: emptyIsAbsent(id) });

export const stopFields = seenStop.extend({ amount: money });

export const stopForm = (whole: Cents) =>
  stopFields.extend({ amount: money.refine((cents) => cents <= whole, { error: amountMax(whole) }) });
