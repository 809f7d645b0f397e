import { z } from "zod";
import { ACCOUNT_STATUSES } from "./account-life";
import { adminReport, reason } from "./admin";
import { chatPhoto } from "./chat-photo";
import { decision, decisionFields, outcomeFields } from "./decision";
import { ACTIONS, type DecisionAction } from "./decision-life";
import { job } from "./job";
import { MONEY_CASE_KINDS } from "./money-case";
import { payment } from "./payment";
import { report } from "./report";
import { REPORT_REASONS, TARGET_TYPES } from "./report-life";
import { userCard } from "./user-card";
import { id, language, time } from "./value";

/** Returns whether an admin is one of the people whom a decision is about: they can look at it, but not decide. */
export const isInvolved = (admin: number | null, people: readonly (number | null)[]) =>
  admin !== null && people.includes(admin);

export const QUEUES = ["report", "appeal", "dispute", "money", "withdrawal", "paused"] as const;
export type Queue = (typeof QUEUES)[number];

/** Something the desk has yet to do: a report, the decision appealed against, the disputed payment or a change of money, by its id. */
export const waitingThing = z.object({
  queue: z.enum(QUEUES),
  id,
  since: time,
  /** What is reported or was decided on; a dispute is about a job. Null for money. */
  target_type: z.enum(TARGET_TYPES).nullable(),
  /** What happened to money at the provider. */
  money: z.enum(MONEY_CASE_KINDS).nullable(),
  reason: z.enum(REPORT_REASONS).nullable(),
  title: z.string().nullable(),
  /** Whom it is about; of a dispute who began it. */
  user: userCard,
});
export type WaitingThing = z.output<typeof waitingThing>;

/** How much waits for the desk, and what has waited longest. */
export const waiting = z.object({
  reports: z.int(),
  appeals: z.int(),
  disputes: z.int(),
  money: z.int(),
  withdrawals: z.int(),
  paused: z.int(),
  letters: z.int(),
  oldest: z.array(waitingThing),
});
export type Waiting = z.output<typeof waiting>;

/** What somebody said, as the desk reads it. */
export const said = z.object({
  id,
  sender: userCard,
  message: z.string(),
  created_at: time,
  photos: z.array(chatPhoto),
  /** This is what was reported. */
  reported: z.boolean(),
});
export type Said = z.output<typeof said>;

/** A decision with who made it, and why by the audit log; null when the log does not have it. */
export const deskDecision = decision.extend({ decided_by: userCard.nullable(), note: z.string().nullable() });
export type DeskDecision = z.output<typeof deskDecision>;

/** Whoever decided does not judge the appeal against it. */
export const mayJudgeAppeal = ({ decided_by }: Pick<DeskDecision, "decided_by">, admin: { id: number | null }) =>
  decided_by === null || decided_by.id !== admin.id;

/** A report with all one needs to decide. */
export const reportFile = adminReport.extend({
  /** Of the person it is about: their account, and the language to write in. */
  account: z.object({ status: z.enum(ACCOUNT_STATUSES), language }).nullable(),
  /** Round a message: what was said before and after it. */
  conversation: z.array(said),
  /** Other open reports of the same thing. */
  others: z.array(report),
  /** What was decided about the person before, newest first. */
  earlier: z.array(decision),
  decision: deskDecision.nullable(),
  /** It is about the admin who asks, or about something they are a party to: they can look, but not decide. */
  involved: z.boolean(),
});
export type ReportFile = z.output<typeof reportFile>;

/** A disputed payment with its job, and the latest that the two said to each other. */
export const disputeFile = z.object({
  payment,
  job: job.nullable(),
  conversation: z.object({ count: z.int(), results: z.array(said) }),
  /** What the two showed: the result of the work, and what is wrong. */
  photos: z.object({ result: z.array(chatPhoto), dispute: z.array(chatPhoto) }),
});
export type DisputeFile = z.output<typeof disputeFile>;

/** What an admin says of a report, and of an appeal: to the person, and to the audit log. */
export const reportDecision = decisionFields.extend({ reason });
export const outcomeWithReason = outcomeFields.extend({ reason });

/**
 * Returns what an admin can choose: nothing about themselves, no removal of what is gone, and no warning or suspension of
 * a deleted account.
 */
export function choicesOn(file: Pick<ReportFile, "target_type" | "target" | "account" | "involved">) {
  const { target_type, target, account, involved } = file;
  if (involved) return [];
  const makesSense: Record<DecisionAction, boolean> = {
    dismiss: true,
    remove: target_type !== "user" && !target.gone,
    warn: target.user.id !== null,
    suspend: account?.status === "active",
  };
  return ACTIONS.filter((action) => makesSense[action]);
}
