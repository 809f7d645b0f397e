import type { Cents } from "../money/money";

/** From this many hours before the agreed start, cancelling costs the placer money. */
export const LATE_HOURS = 24;

export const COMPENSATION_PERCENT = 25;

export const COMPENSATION_MAX: Cents = 2500;
