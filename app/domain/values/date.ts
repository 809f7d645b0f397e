import { z } from "zod";
import { dayInAmsterdam } from "./calendar";
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
  .register(kinds, { in: { type: ["string", "null"], format: "date", examples: ["2099-12-31"] } });

export const dateAhead = z
  .string({ error: "date" })
  .overwrite(typedValue)
  .nullish()
  .transform((day) => day || null)
  .superRefine((day, ctx) => {
    if (day === null) return;
    if (!date.safeParse(day).success) ctx.addIssue({ code: "custom", message: "date" });
    else if (day < dayInAmsterdam(Date.now())) ctx.addIssue({ code: "custom", message: "date_past" });
  })
  .register(kinds, {
    in: { type: ["string", "null"], format: "date", description: "Today or later", examples: ["2099-12-31"] },
  });
