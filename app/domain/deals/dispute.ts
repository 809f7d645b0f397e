import { z } from "zod";
import { amountMax, parseMoney } from "../money/money";
import { money, moneyOut } from "../money/money-schema";
import { judging } from "../values/rule";
import { boolean, choice, emptyIsAbsent, id, optionalText, text, time } from "../values/value";
import { DISPUTE_ENDS, DISPUTE_STATUSES, OUTCOMES } from "./dispute-life";

export const disputeOut = z.object({
  id,
  reason: z.string(),
  opened_by: id,
  answer: z.string().nullable().optional(),
  answered_at: time.nullable().optional(),
  status: z.enum(DISPUTE_STATUSES),
  opened_at: time.optional(),
  closed_at: time.nullable().optional(),
  proposals: z.array(
    z.object({
      by: id,
      amount: moneyOut,
      created_at: time,
      why: z.string().nullable().optional(),
      /** All the extra work goes back. Absent if it moves with the price. */
      extra_back: z.literal(true).optional(),
    }),
  ),
  desk_at: time,
  ended: z.enum(DISPUTE_ENDS).nullable(),
  statement: z.string().nullable(),
  absence_at: time.nullable().optional(),
  /** False if the opener only contested the report: `reason` is then a fixed sentence. */
  own_words: z.boolean().optional(),
});
export type Dispute = z.output<typeof disputeOut>;

export const disputeFields = z.object({ reason: text(1000) });
export const answerFields = z.object({ answer: text(1000) });
export const MAX_WHY_LENGTH = 300;

export const whyFields = z.object({ why: optionalText(MAX_WHY_LENGTH) });

export const extraBack = boolean.optional();

export const proposalFields = whyFields.extend({ amount: money, extra_back: extraBack });

export const agreementFields = z.object({
  amount: emptyIsAbsent(money),
  total: emptyIsAbsent(money),
  extra_back: extraBack,
});

export function proposalForm(whole: string) {
  const most = parseMoney(whole) ?? 0;
  return proposalFields.extend({ amount: money.refine((cents) => cents <= most, { error: amountMax(most) }) });
}

/** `amount` is the earned part of a split, `total` the held money that the admin saw. `reason` is for the records; both parties read `statement`. */
const resolution = z.object({
  outcome: choice(OUTCOMES),
  amount: money.optional(),
  extra_back: extraBack,
  statement: optionalText(2000),
  reason: text(1000),
  total: emptyIsAbsent(money),
});

const divided = <S extends z.ZodType<Pick<z.output<typeof resolution>, "outcome" | "amount">>>(schema: S) =>
  schema.superRefine(
    ({ outcome, amount }, ctx) => {
      if (outcome === "split" && amount === undefined) {
        ctx.addIssue({ code: "custom", path: ["amount"], message: "required" });
      }
    },
    judging("outcome", "amount"),
  );

export const resolutionFields = divided(resolution);

export const resolutionForm = divided(resolution.extend({ statement: text(2000) }));
