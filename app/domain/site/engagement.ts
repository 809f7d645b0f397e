export const SCORE_EVERY_SECONDS = 30;
export const MILESTONES = [25, 50, 75, 90] as const;
export const EVENTS_TOGETHER = 10;

export interface Use {
  seconds: number;
  depth: number;
  clicks: number;
  fields: number;
}

const LONGEST_SECONDS = 60;

export function scoreOf({ seconds, depth, clicks, fields }: Use): number {
  const time = (30 * Math.min(seconds, LONGEST_SECONDS)) / LONGEST_SECONDS;
  const read = (25 * Math.min(depth, 100)) / 100;
  return Math.round(time + read + Math.min(2 * clicks, 25) + Math.min(5 * fields, 20));
}

export const milestonesBetween = (before: number, now: number): number[] =>
  MILESTONES.filter((percent) => percent > before && percent <= now);
