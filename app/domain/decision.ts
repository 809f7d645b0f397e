import { z } from "zod";
import { report, TARGET_TYPES } from "./report";
import { choice, id, optionalLine, text, time } from "./value";

export const ACTIONS = ["dismiss", "remove", "warn", "suspend"] as const;
export type DecisionAction = (typeof ACTIONS)[number];

type Effect = "state" | "take" | "suspend";

/** What each action does: says it to the person, takes the thing away, suspends the account. */
export const ACTION_EFFECTS: Record<DecisionAction, readonly Effect[]> = {
  dismiss: [],
  warn: ["state"],
  remove: ["state", "take"],
  suspend: ["state", "suspend"],
};

export const hasEffect = (action: DecisionAction, effect: Effect) => ACTION_EFFECTS[action].includes(effect);

export const APPEAL_STATUSES = ["open", "upheld", "overturned"] as const;
export type AppealStatus = (typeof APPEAL_STATUSES)[number];

/** The life of an appeal; null is a decision nobody appealed against. */
export const APPEAL_LIFE: readonly { from: AppealStatus | null; by: "person" | "admin"; to: AppealStatus }[] = [
  { from: null, by: "person", to: "open" },
  { from: "open", by: "admin", to: "upheld" },
  { from: "open", by: "admin", to: "overturned" },
];

export const canBecome = (from: AppealStatus | null, to: AppealStatus) =>
  APPEAL_LIFE.some((step) => step.from === from && step.to === to);

/** A decision of the desk, as the person it concerns sees it. `reason` is what the report gave. */
export const decision = z.object({
  id,
  target_type: z.enum(TARGET_TYPES),
  target_id: id,
  action: z.enum(ACTIONS),
  reason: report.shape.reason,
  statement: z.string(),
  created_at: time,
  appeal: z.object({ text: z.string(), status: z.enum(APPEAL_STATUSES), statement: z.string().nullable() }).nullable(),
});
export type Decision = z.output<typeof decision>;

const statement = text(2000);

export const decisionFields = z.object({ action: choice(ACTIONS), statement });
export const outcomeFields = z.object({ outcome: choice(["upheld", "overturned"]), statement });

/** Stands in for logging in: it was mailed to the person alone. */
export const appealToken = z.object({ token: optionalLine(200) });
export const appealFields = z.object({ text: text(2000) });
/** The form: both together. */
export const appealForm = appealToken.extend(appealFields.shape);
