import type { JobRole } from "../jobs/job-life";
import { type Cents, centsOf, withFee } from "../money/money";
import { type PricePart, priceAmong } from "../money/price-part";

export const LATE_HOURS = 24;

export const COMPENSATION_PERCENT = 25;

export const COMPENSATION_MAX: Cents = 2500;

export const compensationOf = (bid: Cents): Cents =>
  Math.min(COMPENSATION_MAX, Math.floor((COMPENSATION_PERCENT * bid + 50) / 100));

/** While a part of the price is gone, ending the deal is free. */
export const compensationOfDeal = ({ price, gone }: { price: Cents | null; gone: boolean }): Cents =>
  gone || price === null ? 0 : compensationOf(price);

export type HeldPart = PricePart & { fee_percent: number };

/** `refund` is for the placer, fees included. `compensation` is for the helper, before the fee. */
export interface Shares {
  refund: Cents;
  compensation: Cents;
}

export const sharesAtEnd = (held: readonly HeldPart[], compensation: Cents): Shares => ({
  refund: held.reduce((sum, { amount, fee_percent }) => sum + withFee(amount, fee_percent), 0) - compensation,
  compensation,
});

export function sharesIfAbsent(
  absent: JobRole,
  { held, gone }: { held: readonly HeldPart[]; gone: boolean },
): Shares | null {
  const price = priceAmong(held);
  if (gone || price === 0) return null;
  return sharesAtEnd(held, absent === "helper" ? 0 : compensationOfDeal({ price, gone }));
}

type Terms = { compensation_if_late?: string | undefined } | null | undefined;

export const compensationIfLate = (terms: Terms): Cents | null =>
  terms?.compensation_if_late === undefined ? null : centsOf(terms.compensation_if_late);
