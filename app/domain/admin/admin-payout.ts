import { z } from "zod";
import { userCard } from "../accounts/user-card";
import { moneyOut } from "../money/money-schema";
import { payout } from "../money/wallet";
import { id } from "../values/value";

export const DUE_BLOCKS = ["not_verified", "iban_missing", "tax_data_missing", "iban_waits"] as const;

export const RETRY_REFUSALS = ["transition", "already_done", ...DUE_BLOCKS, "nothing_to_pay_out"] as const;

export const adminPayout = payout.extend({
  user: userCard,
  balance: moneyOut,
  iban_now: z.string().nullable(),
  refusal: z.enum(RETRY_REFUSALS).nullable(),
  retried_as: id.nullable(),
  involved: z.boolean(),
});
export type AdminPayout = z.output<typeof adminPayout>;

export const duePayout = z.object({
  user: userCard,
  amount: moneyOut,
  iban: z.string().nullable(),
  block: z.enum(DUE_BLOCKS).nullable(),
});
export type DuePayout = z.output<typeof duePayout>;
