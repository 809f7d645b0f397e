/** Without schemas, because a live page imports it. */
export const STAT_PERIODS = ["day", "week"] as const;
export type StatPeriod = (typeof STAT_PERIODS)[number];
