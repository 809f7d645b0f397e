import type { Cents } from "../money/money";

/** From this many hours before the agreed start, cancelling costs the placer money. */
export const LATE_HOURS = 24;

export const COMPENSATION_PERCENT = 25;

export const COMPENSATION_MAX: Cents = 2500;

/** Returns the helper's compensation for a late cancellation, half a cent rounded up. */
export const compensationOf = (bid: Cents): Cents =>
  Math.min(COMPENSATION_MAX, Math.floor((COMPENSATION_PERCENT * bid + 50) / 100));

/**
 * Returns what the helper gets of what is held of the price, if the placer cancels late or was absent. Nothing while a
 * part of the price is gone: ending the deal is free then.
 */
export const compensationOfDeal = ({ price, gone }: { price: Cents | null; gone: boolean }): Cents =>
  gone || price === null ? 0 : compensationOf(price);
