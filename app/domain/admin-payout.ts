import { z } from "zod";
import { moneyOut } from "./money-schema";
import { userCard } from "./user-card";
import { id } from "./value";
import { payout } from "./wallet";

/** Why a balance is not paid out on the payout day. */
export const DUE_BLOCKS = ["not_verified", "iban_missing", "tax_data_missing", "iban_waits"] as const;

/** Why a payout cannot be made again. */
export const RETRY_REFUSALS = ["transition", "already_done", ...DUE_BLOCKS, "nothing_to_pay_out"] as const;

/** A payout as admins see it. */
export const adminPayout = payout.extend({
  user: userCard,
  /** On the balance of the person now. */
  balance: moneyOut,
  /** Where the money would go now; null without an IBAN. */
  iban_now: z.string().nullable(),
  /** Null when it can be made again. */
  refusal: z.enum(RETRY_REFUSALS).nullable(),
  /** The payout that an admin made in its place. */
  retried_as: id.nullable(),
  /** It is the money of the admin who asks: they can look at it, but not pay it. */
  involved: z.boolean(),
});
export type AdminPayout = z.output<typeof adminPayout>;

/** A balance that is due on the payout day, and what is in the way. */
export const duePayout = z.object({
  user: userCard,
  amount: moneyOut,
  iban: z.string().nullable(),
  block: z.enum(DUE_BLOCKS).nullable(),
});
export type DuePayout = z.output<typeof duePayout>;
