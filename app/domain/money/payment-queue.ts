import { z } from "zod";
import { userCard } from "../accounts/user-card";
import { reason } from "../admin/admin";
import { boolean, text, time } from "../values/value";
import { payment } from "./payment";

export const adminWithdrawal = z.object({
  payment,
  at: time,
  answer: z.object({ at: time, by: userCard, granted: z.boolean(), statement: z.string() }).nullable(),
  refunded: z.boolean(),
  unpaid: z.boolean().optional(),
  involved: z.boolean(),
});
export type AdminWithdrawal = z.output<typeof adminWithdrawal>;

/** `statement` is for the person, `reason` for the audit log. */
export const answerFields = z.object({ granted: boolean, statement: text(1000), reason });

export const pausedPayment = z.object({
  payment,
  since: time,
  by: userCard.nullable(),
  reason: z.string().nullable(),
  objection: z.string().nullable(),
});
export type PausedPayment = z.output<typeof pausedPayment>;
