import { z } from "zod";
import { choice, id, optionalLine, text, time } from "../values/value";
import { ACTIONS, APPEAL_OUTCOMES, APPEAL_STATUSES } from "./decision-life";
import { report } from "./report";
import { REPORT_REASONS, TARGET_TYPES } from "./report-life";

export const decision = z.object({
  id,
  target_type: z.enum(TARGET_TYPES),
  target_id: id,
  action: z.enum(ACTIONS),
  reason: report.shape.reason,
  statement: z.string(),
  own_initiative: z.boolean(),
  created_at: time,
  /** Title of its job and the start of the text, if there are. */
  subject: z.object({ title: z.string().nullable(), text: z.string().nullable() }).optional(),
  appeal: z.object({ text: z.string(), status: z.enum(APPEAL_STATUSES), statement: z.string().nullable() }).nullable(),
  /** The newest other decision that keeps the content away or the account suspended: a reversal restores nothing meanwhile. Absent in lists. */
  standing: id.nullable().optional(),
});
export type Decision = z.output<typeof decision>;

export const decisionDetails = decision.extend({
  deals: z.array(
    z.object({
      job: id,
      title: z.string(),
      text: z.string(),
      until: time.nullable(),
      payment: id.nullable(),
      may_object: z.boolean(),
      objection: z.string().nullable(),
    }),
  ),
});
export type DecisionDetails = z.output<typeof decisionDetails>;

const statement = text(2000);

export const teamDecisionFields = z.object({ ground: choice(REPORT_REASONS), statement });

export const decisionFields = z.object({ action: choice(ACTIONS), statement });
export const outcomeFields = z.object({ outcome: choice(APPEAL_OUTCOMES), statement });

/** The token replaces logging in: it was mailed to the user only. */
export const appealToken = z.object({ token: optionalLine(200) });
export const appealFields = z.object({ text: text(2000) });
export const objectionFields = z.object({ payment: id, text: text(2000) });
export const objectionForm = appealToken.extend(objectionFields.shape);
export const appealForm = appealToken.extend(appealFields.shape);
