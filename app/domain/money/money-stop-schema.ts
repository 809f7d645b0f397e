import { z } from "zod";
import { reason } from "../admin/admin";
import { boolean, time } from "../values/value";
import { MONEY_ACTS } from "./money-stop";

export const moneyStop = z.object({
  stopped: z.array(z.enum(MONEY_ACTS)),
  since: time.nullable(),
});
export type MoneyStopState = z.output<typeof moneyStop>;

export const moneySwitch = z.object({ stopped: boolean, reason });
