import { z } from "zod";
import { kinds } from "./kind";
import { missingOr } from "./value";

/** Integer cents. */
export type Cents = number;

const MONEY = /^\d{1,6}([.,]\d{1,2})?$/;
const AMOUNT_MIN: Cents = 100;
const AMOUNT_MAX: Cents = 999_900;

/** Reads `12`, `12,5` or `12.50` as cents; null when it is no amount of money (docs/conventions.md). */
export function parseMoney(input: string | number): Cents | null {
  const written = String(input).trim();
  if (!MONEY.test(written)) return null;
  const [euros = "0", cents = ""] = written.split(/[.,]/);
  return Number(euros) * 100 + Number(cents.padEnd(2, "0"));
}

/** Cents as the contract writes them: `"100.00"`, negative with a minus. */
export function formatMoney(cents: Cents): string {
  const whole = Math.abs(cents);
  return `${cents < 0 ? "-" : ""}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, "0")}`;
}

/** 5%, rounded half up: floor((5x + 50) / 100). */
export function feeOf(cents: Cents): Cents {
  return Math.floor((5 * cents + 50) / 100);
}

/** What the placer pays for a bid: the bid and the platform's 5%. */
export function withFee(cents: Cents): Cents {
  return cents + feeOf(cents);
}

/** Money from outside, in cents: 0.00 to 999999.99. */
export const money = z
  .union([z.string(), z.number()], { error: missingOr("money") })
  .transform((input, ctx): Cents => {
    const cents = parseMoney(input);
    if (cents !== null) return cents;
    ctx.addIssue({ code: "custom", message: typeof input === "string" && input.trim() === "" ? "required" : "money" });
    return z.NEVER;
  })
  .register(kinds, { in: { type: "string", pattern: MONEY.source, examples: ["60.00"] } });

/** The price of work, in cents: 1.00 to 9999.00. */
export const amount = money
  .refine((cents) => cents >= AMOUNT_MIN, { error: "amount_min" })
  .refine((cents) => cents <= AMOUNT_MAX, { error: "amount_max" })
  .register(kinds, {
    in: { type: "string", pattern: MONEY.source, description: "1.00 to 9999.00", examples: ["60.00"] },
  });

/** Money to outside: two decimals, negative only where it is signed. */
const MONEY_OUT = /^-?\d+\.\d{2}$/;
export const moneyOut = z
  .string()
  .regex(MONEY_OUT)
  .register(kinds, { out: { type: "string", pattern: MONEY_OUT.source, examples: ["60.00"] } });
