import { z } from "zod";
import { email } from "../accounts/account";
import { choice, id, optionalText, time } from "../values/value";
import { REPORT_REASONS, REPORT_STATUSES, TARGET_TYPES } from "./report-life";

/** The target is looked up before the rest is validated. */
export const reportTarget = z.object({ target_type: choice(TARGET_TYPES), target_id: id });

const saying = { reason: choice(REPORT_REASONS), text: optionalText(1000) };

export const reportFields = z.object({ ...saying, email: email.nullish() });

export const reportForm = z.object(saying);
export const visitorReportForm = reportForm.extend({ email });

export const reportInMail = reportTarget.extend(saying);
export type ReportGiven = z.output<typeof reportInMail>;

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

export const reportStatistics = z.object({
  reports: z.int(),
  decisions: z.object({ dismiss: z.int(), remove: z.int(), warn: z.int(), suspend: z.int() }),
  appeals: z.object({ open: z.int(), upheld: z.int(), overturned: z.int() }),
});
export type ReportStatistics = z.output<typeof reportStatistics>;
