import { z } from "zod";
import { CHARGEBACK_STATUSES } from "./chargeback-life";
import { moneyOut } from "./money-schema";
import { time } from "./value";

/** The payer's bank took a payment back, as both parties see it. */
export const chargeback = z.object({
  status: z.enum(CHARGEBACK_STATUSES),
  /** What the bank took. */
  amount: moneyOut,
  /** What left the helper's balance for it; zero while the money was held. */
  from_balance: moneyOut,
  opened_at: time,
  closed_at: time.nullable(),
});
export type Chargeback = z.output<typeof chargeback>;
