import type { Cents } from "./money";

/** So many hours before the agreed start, and from then on, the placer's cancelling costs money. */
export const LATE_HOURS = 24;

/** The helper then gets this part of the bid, in percent. */
export const COMPENSATION_PERCENT = 25;

/** And no more than this. */
export const COMPENSATION_MAX: Cents = 2500;
