import { perLanguage } from "./formatters";
import type { Language } from "./language";
import { typedValue } from "./unseen";

/** Integer cents. */
export type Cents = number;

/** `12`, `12,5` or `12.50`. */
export const MONEY = /^\d{1,6}([.,]\d{1,2})?$/;

/** Reads `12`, `12,5` or `12.50` as cents; null when it is no amount of money (docs/conventions.md). */
export function parseMoney(input: string | number): Cents | null {
  const written = typedValue(String(input));
  if (!MONEY.test(written)) return null;
  const [euros = "0", cents = ""] = written.split(/[.,]/);
  return Number(euros) * 100 + Number(cents.padEnd(2, "0"));
}

/** Cents as the contract writes them: `"100.00"`, negative with a minus. */
export function formatMoney(cents: Cents): string {
  const whole = Math.abs(cents);
  return `${cents < 0 ? "-" : ""}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, "0")}`;
}

/** Cents of an amount that the contract wrote, also a negative one. */
export const centsOf = (money: string): Cents => Math.round(Number(money) * 100);

const euros = /* @__PURE__ */ perLanguage((tag) => new Intl.NumberFormat(tag, { style: "currency", currency: "EUR" }));

/** '€ 12,50', always with cents: balances, receipts, messages. */
export const formatEuros = (cents: Cents, language: Language): string => euros(language).format(cents / 100);

/** The platform's fee, in percent: on top of a bid for the placer, off it for the helper, and off an early payout. */
export const FEE_PERCENT = 5;

/** As the contract writes it: `"5.00"`. */
export const feePercent = FEE_PERCENT.toFixed(2);

/** The fee on an amount, rounded half up. */
export function feeOf(cents: Cents): Cents {
  return Math.floor((FEE_PERCENT * cents + 50) / 100);
}

/** The price for the placer: the bid and the fee. */
export function withFee(cents: Cents): Cents {
  return cents + feeOf(cents);
}
