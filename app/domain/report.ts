import { z } from "zod";
import { email } from "./account";
import { REPORT_REASONS, REPORT_STATUSES, TARGET_TYPES } from "./report-life";
import { choice, id, optionalText, time } from "./value";

/** What is reported: looked up before the rest is judged. */
export const reportTarget = z.object({ target_type: choice(TARGET_TYPES), target_id: id });

const saying = { reason: choice(REPORT_REASONS), text: optionalText(1000) };

/** Why it is reported; a visitor says where the confirmation may go. */
export const reportFields = z.object({ ...saying, email: email.nullish() });

/** The forms: a visitor must say where the confirmation may go. */
export const reportForm = z.object(saying);
export const visitorReportForm = reportForm.extend({ email });

/** A whole report inside another body. */
export const reportInMail = reportTarget.extend(saying);
export type ReportGiven = z.output<typeof reportInMail>;

/** A report, as its author sees it. */
export const report = z.object({
  id,
  target_type: z.enum(TARGET_TYPES),
  target_id: id,
  reason: z.enum(REPORT_REASONS),
  text: z.string().nullable(),
  status: z.enum(REPORT_STATUSES),
  created_at: time,
});
export type Report = z.output<typeof report>;

/** How much there was to judge, and what came of it: for everyone to see. */
export const reportStatistics = z.object({
  reports: z.int(),
  decisions: z.object({ dismiss: z.int(), remove: z.int(), warn: z.int(), suspend: z.int() }),
  appeals: z.object({ open: z.int(), upheld: z.int(), overturned: z.int() }),
});
export type ReportStatistics = z.output<typeof reportStatistics>;
