import { z } from "zod";
import { extraBack } from "../deals/dispute";
import type { Language } from "../values/language";
import { isBlank } from "../values/unseen";
import { emptyIsAbsent, text } from "../values/value";
import { AMOUNT_MIN, amountMax, type Cents, parseMoney, typedMoney } from "./money";
import { amount, money } from "./money-schema";

const reason = text(1000);
const statement = text(1000);
const total = emptyIsAbsent(money);

export const noteFields = z.object({ reason });
// Forms list errors in this order.
export const pauseFields = z.object({ statement, reason });
export const releaseFields = z.object({ statement, reason, total });
export const refundFields = z.object({ amount: emptyIsAbsent(amount), extra_back: extraBack, ...releaseFields.shape });

type ParsedRefund = { earned: Cents } | { error: "money" | "amount_min" | ReturnType<typeof amountMax> };

export function refundAsked(typed: string, agreed: Cents, language: Language): ParsedRefund {
  if (isBlank(typed)) return { earned: 0 };
  const back = parseMoney(typedMoney(typed, language));
  if (back === null) return { error: "money" };
  if (back > agreed) return { error: amountMax(agreed) };
  return back < AMOUNT_MIN ? { error: "amount_min" } : { earned: agreed - back };
}
