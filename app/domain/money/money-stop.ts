/** `refund` includes the compensation of a cancelled deal. `book` never stops, because that money has already moved. */
export const MONEY_ACTS = ["pay", "release", "payout", "refund", "book"] as const;
export type MoneyAct = (typeof MONEY_ACTS)[number];

const STOPPED: readonly MoneyAct[] = ["pay", "release", "payout"];

/** Epoch milliseconds; `ended_at` is null while the stop lasts. */
export interface MoneyStop {
  began_at: number;
  ended_at: number | null;
}

export const isStopOn = (stop: MoneyStop | null): stop is MoneyStop => stop !== null && stop.ended_at === null;

export const stoppedActs = (stop: MoneyStop | null): readonly MoneyAct[] => (isStopOn(stop) ? STOPPED : []);

export const isStopped = (act: MoneyAct, stop: MoneyStop | null): boolean => stoppedActs(stop).includes(act);

/** A deadline waits this long after a stop, because people could not act. */
export const GRACE_HOURS = 24;

export const isDeadlineWaiting = (act: MoneyAct, stop: MoneyStop | null, now: number): boolean =>
  STOPPED.includes(act) && stop !== null && (stop.ended_at === null || now < stop.ended_at + GRACE_HOURS * 3_600_000);

/** Seconds. The end of a stop is unknown. */
export const STOP_RETRY_SECONDS = 900;
