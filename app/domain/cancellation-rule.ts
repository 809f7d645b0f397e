import type { Cents } from "./money";

/** From this many hours before the agreed start, cancelling costs the placer money. */
export const LATE_HOURS = 24;

/** The helper's compensation, in percent of the bid. */
export const COMPENSATION_PERCENT = 25;

/** The maximum compensation. */
export const COMPENSATION_MAX: Cents = 2500;
