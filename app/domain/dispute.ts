import { z } from "zod";
import { DISPUTE_ENDS, DISPUTE_STATUSES, OUTCOMES } from "./dispute-life";
import { parseMoney } from "./money";
import { money, moneyOut } from "./money-schema";
import { judging } from "./rule";
import { choice, id, optionalText, text, time } from "./value";

/** A dispute, as the two parties of its payment see it. */
export const disputeOut = z.object({
  id,
  reason: z.string(),
  opened_by: id,
  status: z.enum(DISPUTE_STATUSES),
  proposals: z.array(z.object({ by: id, amount: moneyOut, created_at: time })),
  /** When the desk decides: the last day of the two, or since when it is there. */
  desk_at: time,
  /** How it was closed; null as long as it is not. */
  ended: z.enum(DISPUTE_ENDS).nullable(),
  /** What the desk says to both when it decided. */
  statement: z.string().nullable(),
});
export type Dispute = z.output<typeof disputeOut>;

export const disputeFields = z.object({ reason: text(1000) });
/** The part of the bid that counts as earned. */
export const proposalFields = z.object({ amount: money });

/** The same as a form: of a payment for so much, no more can be earned. */
export const proposalForm = (whole: string) =>
  proposalFields.extend({
    amount: money.refine((cents) => cents <= (parseMoney(whole) ?? 0), { error: "amount_max" }),
  });

/**
 * What the desk decides: all to the helper, all back, or divided; then `amount` counts as earned. The reason is for the
 * records, `statement` both parties read.
 */
export const resolutionFields = z
  .object({
    outcome: choice(OUTCOMES),
    amount: money.optional(),
    reason: text(1000),
    statement: optionalText(2000),
  })
  .superRefine(
    ({ outcome, amount }, ctx) => {
      if (outcome === "split" && amount === undefined) {
        ctx.addIssue({ code: "custom", path: ["amount"], message: "required" });
      }
    },
    judging("outcome", "amount"),
  );
