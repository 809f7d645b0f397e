import { perLanguage } from "../values/formatters";
import type { Language } from "../values/language";
import { typedValue } from "../values/unseen";

export type Cents = number;

/** Far above every maximum, so that an amount that is too large gets that error. */
export const MONEY = /^\d{1,12}([.,]\d{1,2})?$/;

export function parseMoney(input: string | number): Cents | null {
  const written = typedValue(String(input));
  if (!MONEY.test(written)) return null;
  const [euros = "0", cents = ""] = written.split(/[.,]/);
  return Number(euros) * 100 + Number(cents.padEnd(2, "0"));
}

const AROUND = /^(?:€|euro?)\s*|\s*(?:€|euro?s?)$|[.,]\s*[-–—]+$/gi;
const THOUSANDS = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$|^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;

/** Three digits after the decimal sign of the language: thousands, or a slip in the cents. */
const UNCLEAR: Record<Language, RegExp> = { nl: /^\d{1,3},\d{3}$/, en: /^\d{1,3}\.\d{3}$/ };

const bareMoney = (typed: string): string => typedValue(typed).replace(AROUND, "").replace(AROUND, "");

export const isUnclearMoney = (typed: string, language: Language): boolean => UNCLEAR[language].test(bareMoney(typed));

/** People write `€ 75`, `75,-`, `1.000`, `1.000,50` and `1,000.50`. Returns other texts, and amounts that are unclear in the language, as typed. */
export function typedMoney(typed: string, language: Language): string {
  const bare = bareMoney(typed);
  if (MONEY.test(bare)) return bare;
  if (!THOUSANDS.test(bare) || isUnclearMoney(typed, language)) return typed;
  const [whole = "", cents] = bare.split(/[.,](?=\d{1,2}$)/);
  return whole.replace(/[.,]/g, "") + (cents === undefined ? "" : `.${cents}`);
}

export function formatMoney(cents: Cents): string {
  const whole = Math.abs(cents);
  return `${cents < 0 ? "-" : ""}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, "0")}`;
}

export const centsOf = (money: string): Cents => Math.round(Number(money) * 100);

export const AMOUNT_MIN: Cents = 100;
export const AMOUNT_MAX: Cents = 999_900;
export const isPrice = (cents: Cents) => cents >= AMOUNT_MIN && cents <= AMOUNT_MAX;

const currency = { style: "currency", currency: "EUR" } as const;
const exact = /* @__PURE__ */ perLanguage((tag) => new Intl.NumberFormat(tag, currency));
const short = /* @__PURE__ */ perLanguage(
  (tag) => new Intl.NumberFormat(tag, { ...currency, trailingZeroDisplay: "stripIfInteger" }),
);

/** For sentences, buttons, cards, mails and notifications. */
export const formatEuros = (cents: Cents, language: Language): string => short(language).format(cents / 100);

/** For amounts that are compared or added. */
export const formatSum = (cents: Cents, language: Language): string =>
  `${cents < 0 ? "−\u00a0" : ""}${exact(language).format(Math.abs(cents) / 100)}`;

export const formatReceived = ({ amount, currency: of }: { amount: string; currency: string }, language: Language) =>
  of === "eur" ? formatEuros(centsOf(amount), language) : `${amount} ${of.toUpperCase()}`;

/** Percent, of new payments: an existing payment keeps the percentage that is stored with it. */
export const FEE_PERCENT = 5;

export const feePercent = FEE_PERCENT.toFixed(2);

export const percentOf = ({ fee_percent }: { fee_percent?: string }): number => Number(fee_percent ?? FEE_PERCENT);

export const amountMax = (most: Cents) => `amount_max:${most}` as const;

/** Half a cent is rounded up. A percentage has at most two decimals. */
export function feeOf(cents: Cents, percent: number): Cents {
  return Math.floor((Math.round(percent * 100) * cents + 5000) / 10_000);
}

export function withFee(cents: Cents, percent: number): Cents {
  return cents + feeOf(cents, percent);
}
