import { z } from "zod";
import { isBlank } from "../values/unseen";
import { emptyIsAbsent, text } from "../values/value";
import { AMOUNT_MIN, amountMax, type Cents, parseMoney, typedMoney } from "./money";
import { amount, money } from "./money-schema";

const reason = text(1000);
const statement = text(1000);
/** The held money that the admin saw. If other money is held by now, the call returns `money_changed`. */
const total = emptyIsAbsent(money);

export const noteFields = z.object({ reason });
// In the order of the forms: errors are listed in it.
export const pauseFields = z.object({ statement, reason });
export const releaseFields = z.object({ statement, reason, total });
/** `amount` of the agreed price is refunded; by default all of it. */
export const refundFields = z.object({ amount: emptyIsAbsent(amount), ...releaseFields.shape });

type Asked = { earned: Cents } | { fault: "money" | "amount_min" | ReturnType<typeof amountMax> };

/** Returns the helper's part after a refund of the typed amount. Empty refunds all. */
export function refundAsked(typed: string, agreed: Cents): Asked {
  if (isBlank(typed)) return { earned: 0 };
  const back = parseMoney(typedMoney(typed));
  if (back === null) return { fault: "money" };
  if (back > agreed) return { fault: amountMax(agreed) };
  return back < AMOUNT_MIN ? { fault: "amount_min" } : { earned: agreed - back };
}
