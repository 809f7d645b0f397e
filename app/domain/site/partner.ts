import { z } from "zod";
import { dayFrom, dayInAmsterdam } from "../values/calendar";
import { date } from "../values/date";
import { emptyIsAbsent, line, optionalText, time } from "../values/value";

/** The camel-case names are those of existing clients. */
export const partnerVisit = z.object({
  partnerId: z.string(),
  sessionId: z.string(),
  partnerName: z.string(),
  visitedAt: time,
  isTracking: z.boolean(),
  converted: z.boolean(),
});
export type PartnerVisit = z.output<typeof partnerVisit>;

export const visitNamed = z.object({ partner_id: line(64), session_id: line(64) });
export type Visit = z.output<typeof visitNamed>;
export const trackedVisit = z.object({ page: optionalText(500) });

const dayOfVisits = z.object({ date, visits: z.int(), conversions: z.int() });

export const dayHasNews = ({ visits, conversions }: z.output<typeof dayOfVisits>): boolean => visits + conversions > 0;

export const partnerDashboard = z.object({
  partner_id: z.string(),
  name: z.string(),
  visits: z.int(),
  conversions: z.int(),
  conversion_rate: z.number(),
  days: z.array(dayOfVisits),
});
export type PartnerDashboard = z.output<typeof partnerDashboard>;

const DAY = 24 * 3600 * 1000;
export const DASHBOARD_DAYS = 30;
const MAX_DAYS = 366;

const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`);
const daysApart = (from: string, to: string) => Math.round((noonOf(to) - noonOf(from)) / DAY);

export const period = z
  .object({ from: emptyIsAbsent(date), to: emptyIsAbsent(date) })
  .transform(({ from, to }) => {
    const last = to ?? dayInAmsterdam(Date.now());
    return { from: from ?? dayFrom(last, 1 - DASHBOARD_DAYS), to: last };
  })
  .superRefine(({ from, to }, ctx) => {
    const apart = daysApart(from, to);
    const error = apart < 0 ? "period_order" : apart >= MAX_DAYS ? `period_long:${MAX_DAYS}` : null;
    if (error) ctx.addIssue({ code: "custom", path: ["from"], message: error });
  });

export function daysOf({ from, to }: { from: string; to: string }): string[] {
  return Array.from({ length: daysApart(from, to) + 1 }, (_, at) => dayFrom(from, at));
}

export function conversionRate(visits: number, conversions: number): number {
  return visits === 0 ? 0 : Math.round((1000 * conversions) / visits) / 10;
}
