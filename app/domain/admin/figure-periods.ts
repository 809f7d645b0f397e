/** Without schemas, because a live page imports it. */
export const FIGURE_PERIODS = ["day", "week"] as const;
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];
