import { z } from "zod";
import { dayFrom, dayInAmsterdam } from "./calendar";
import { kinds } from "./kind";
import { typedValue } from "./unseen";
import { missingOr } from "./value";

function exists(day: string): boolean {
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}

const WRITTEN = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;

export const isoDay = (typed: string): string =>
  typedValue(typed).replace(
    WRITTEN,
    (_, day: string, month: string, year: string) => `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`,
  );

export const date = z
  .string({ error: missingOr("date") })
  .overwrite(typedValue)
  .refine((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && exists(day), { error: "date" })
  .register(kinds, { in: { type: "string", format: "date" }, out: { type: "string", format: "date" } });

/** Absent stays undefined: a change keeps the stored day. */
export const changedDay = z
  .string({ error: "date" })
  .overwrite(typedValue)
  .nullish()
  .transform((day) => (day === "" ? null : day))
  .refine((day) => !day || date.safeParse(day).success, { error: "date" })
  .register(kinds, { in: { type: ["string", "null"], format: "date", examples: [null] } });

/** A later day is probably a wrong year. */
const MAX_DAYS_AHEAD = 365;

/** The key of an error, or null. */
export function faultOfDay(day: string, now: number, { maxDays = MAX_DAYS_AHEAD } = {}): string | null {
  const today = dayInAmsterdam(now);
  if (day < today) return "date_past";
  return Number.isFinite(maxDays) && day > dayFrom(today, maxDays) ? `date_far:${maxDays}` : null;
}

const ahead = (maxDays: number, description: string, stored: string | null = null) =>
  z
    .string({ error: "date" })
    .overwrite(typedValue)
    .nullish()
    .transform((day) => day || null)
    .superRefine((day, ctx) => {
      if (day === null) return;
      const limit = day === stored ? Number.POSITIVE_INFINITY : maxDays;
      const fault = date.safeParse(day).success ? faultOfDay(day, Date.now(), { maxDays: limit }) : "date";
      if (fault) ctx.addIssue({ code: "custom", message: fault });
    })
    .register(kinds, { in: { type: ["string", "null"], format: "date", description, examples: [null] } });

const AHEAD = `Today or later, at most ${MAX_DAYS_AHEAD} days ahead`;
export const dateAhead = ahead(MAX_DAYS_AHEAD, AHEAD);

/** Takes the stored day, however far ahead. */
export const dateAheadOr = (stored: string | null) => ahead(MAX_DAYS_AHEAD, AHEAD, stored);

/** For callers of the API. The forms of a job also refuse what is probably a wrong year. */
export const anyDateAhead = ahead(Number.POSITIVE_INFINITY, "Today or later");
