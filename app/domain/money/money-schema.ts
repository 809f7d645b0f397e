import { z } from "zod";
import { kinds } from "../values/kind";
import { isBlank } from "../values/unseen";
import { missingOr } from "../values/value";
import { AMOUNT_MAX, AMOUNT_MIN, amountMax, type Cents, formatMoney, MONEY, parseMoney } from "./money";

const typed = { type: ["string", "number"], pattern: MONEY.source, examples: ["60.00"] };

export const money = z
  .union([z.string(), z.number()], { error: missingOr("money") })
  .transform((input, ctx): Cents => {
    const cents = parseMoney(input);
    if (cents !== null) return cents;
    ctx.addIssue({ code: "custom", message: typeof input === "string" && isBlank(input) ? "required" : "money" });
    return z.NEVER;
  })
  .register(kinds, { in: typed });

export const amountUpTo = (most: Cents) =>
  money
    .refine((cents) => cents >= AMOUNT_MIN, { error: "amount_min" })
    .refine((cents) => cents <= most, { error: amountMax(most) })
    .register(kinds, { in: { ...typed, description: `${formatMoney(AMOUNT_MIN)} to ${formatMoney(most)}` } });

export const amount = amountUpTo(AMOUNT_MAX);

const MONEY_OUT = /^-?\d+\.\d{2}$/;
export const moneyOut = z
  .string()
  .regex(MONEY_OUT)
  .register(kinds, { out: { type: "string", pattern: MONEY_OUT.source, examples: ["60.00"] } });
