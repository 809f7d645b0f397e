import { z } from "zod";
import { userCard } from "../accounts/user-card";
import { amountMax, type Cents } from "../money/money";
import { money, moneyOut } from "../money/money-schema";
import { emptyIsAbsent, id, time } from "../values/value";
import { STOP_REFUSALS, STOP_STATUSES } from "./stop-life";

export const stopProposal = z.object({
  id,
  by: id,
  /** The earned part of what was held, without fees. */
  amount: moneyOut,
  /** The shares of the placer and of the helper, after the fees of both. */
  refund: moneyOut,
  helper: moneyOut,
  status: z.enum(STOP_STATUSES),
  created_at: time,
  until: time,
});
export type StopProposal = z.output<typeof stopProposal>;

/** As the export has it. */
export const stopRecord = stopProposal.extend({ job: id });

/** How the two of a deal can stop together. `parts`: the held payments. `refused`: why a proposal is not possible now. */
export const stopTogether = z.object({
  parts: z.array(z.object({ id, amount: moneyOut, fee_percent: z.number() })),
  refused: z.enum(STOP_REFUSALS).nullable(),
  other: userCard,
  /** The last one. */
  proposal: stopProposal.nullable(),
});
export type StopTogether = z.output<typeof stopTogether>;

/** For the job: whether the two can stop together now, and the proposal that waits. */
export const stopOfJob = z.object({
  allowed: z.boolean(),
  proposal: stopProposal.pick({ by: true, until: true }).nullable(),
});
export type StopOfJob = z.output<typeof stopOfJob>;

export const stopFields = z.object({ amount: money });

export const stopForm = (whole: Cents) =>
  stopFields.extend({ amount: money.refine((cents) => cents <= whole, { error: amountMax(whole) }) });

/** The proposal that the caller saw. */
export const seenStop = z.object({ proposal: emptyIsAbsent(id) });
