/**
 * What the site does with money. `pay`: a person begins a payment, also to accept a bid. `release`: held money becomes
 * the helper’s earnings. `payout`: a balance goes to a bank. `refund` includes the compensation of a cancelled deal.
 * `book`: an event of the provider is booked, because that money has already moved.
 */
export const MONEY_ACTS = ["pay", "release", "payout", "refund", "book"] as const;
export type MoneyAct = (typeof MONEY_ACTS)[number];

const STOPPED: readonly MoneyAct[] = ["pay", "release", "payout"];

/** Epoch milliseconds. */
export interface MoneyStop {
  began_at: number;
  /** Null while it lasts. */
  ended_at: number | null;
}

export const isStopOn = (stop: MoneyStop | null): stop is MoneyStop => stop !== null && stop.ended_at === null;

/** Returns what the money stop stops now: nothing if it is off, or if there never was one (null). */
export const stoppedActs = (stop: MoneyStop | null): readonly MoneyAct[] => (isStopOn(stop) ? STOPPED : []);

export const isStopped = (act: MoneyAct, stop: MoneyStop | null): boolean => stoppedActs(stop).includes(act);

/** After a stop, people get this time before a deadline for what they could not do counts. */
export const GRACE_HOURS = 24;

/** Returns whether a deadline that gave people time for this act has to wait: during a stop, and for a while after it. */
export const isDeadlineWaiting = (act: MoneyAct, stop: MoneyStop | null, now: number): boolean =>
  STOPPED.includes(act) && stop !== null && (stop.ended_at === null || now < stop.ended_at + GRACE_HOURS * 3_600_000);

/** Seconds after which a client can try again: nobody knows how long a stop lasts. */
export const STOP_RETRY_AFTER = 900;
