import { z } from "zod";
import { time } from "../values/value";
import { CHARGEBACK_STATUSES } from "./chargeback-life";
import { moneyOut } from "./money-schema";

export const chargeback = z.object({
  status: z.enum(CHARGEBACK_STATUSES),
  amount: moneyOut,
  from_balance: moneyOut,
  opened_at: time,
  closed_at: time.nullable(),
});
export type Chargeback = z.output<typeof chargeback>;
