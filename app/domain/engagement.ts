/** How often a page that is looked at says how it is used. */
export const SCORE_EVERY_SECONDS = 30;
/** Percent of a page that was scrolled. */
export const MILESTONES = [25, 50, 75, 90] as const;
/** So many events are sent together; fewer when the page is left or says its score. */
export const EVENTS_TOGETHER = 10;

/** What was done on a page. */
export interface Use {
  /** Looked at, not merely open. */
  seconds: number;
  /** Percent. */
  depth: number;
  clicks: number;
  /** Fields that were filled in. */
  fields: number;
}

const LONGEST_SECONDS = 60;

/** How much a page was used, from 0 to 100. */
export function scoreOf({ seconds, depth, clicks, fields }: Use): number {
  const time = (30 * Math.min(seconds, LONGEST_SECONDS)) / LONGEST_SECONDS;
  const read = (25 * Math.min(depth, 100)) / 100;
  return Math.round(time + read + Math.min(2 * clicks, 25) + Math.min(5 * fields, 20));
}

/** The milestones that lie behind one depth and not behind another. */
export const milestonesBetween = (before: number, now: number): number[] =>
  MILESTONES.filter((percent) => percent > before && percent <= now);
