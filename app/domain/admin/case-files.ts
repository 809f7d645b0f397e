import { z } from "zod";
import { ACCOUNT_STATUSES } from "../accounts/account-life";
import { userCard } from "../accounts/user-card";
import { chatPhoto } from "../chats/chat-photo";
import { job } from "../jobs/job";
import { MONEY_CASE_KINDS } from "../money/money-case-life";
import { money, moneyOut } from "../money/money-schema";
import { payment } from "../money/payment";
import { emptyIsAbsent, id, language, optionalText, time } from "../values/value";
import { adminReport, reason } from "./admin";
import { decision, decisionFields, outcomeFields, teamDecisionFields } from "./decision";
import { ACTIONS, type DecisionAction } from "./decision-life";
import { report } from "./report";
import { REPORT_REASONS, TARGET_TYPES } from "./report-life";

export const isInvolved = (admin: number | null, people: readonly (number | null)[]) =>
  admin !== null && people.includes(admin);

export const QUEUES = ["report", "appeal", "dispute", "money", "withdrawal", "paused"] as const;
export type Queue = (typeof QUEUES)[number];

export const waitingThing = z.object({
  queue: z.enum(QUEUES),
  id,
  since: time,
  target_type: z.enum(TARGET_TYPES).nullable(),
  money: z.enum(MONEY_CASE_KINDS).nullable(),
  reason: z.enum(REPORT_REASONS).nullable(),
  title: z.string().nullable(),
  user: userCard,
  involved: z.boolean().optional(),
});
export type WaitingThing = z.output<typeof waitingThing>;

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

/** Undelivered messages are not part of it: they wait for their next try. */
export const countWaiting = ({ reports, appeals, disputes, money, withdrawals, paused }: Waiting): number =>
  reports + appeals + disputes + money + withdrawals + paused;

export const said = z.object({
  id,
  sender: userCard,
  message: z.string(),
  created_at: time,
  photos: z.array(chatPhoto),
  bid: moneyOut.nullable(),
  reported: z.boolean(),
  notice: z.boolean().optional(),
});
export type Said = z.output<typeof said>;

export const deskDecision = decision.extend({ decided_by: userCard.nullable(), note: z.string().nullable() });
export type DeskDecision = z.output<typeof deskDecision>;

export const mayJudgeAppeal = ({ decided_by }: Pick<DeskDecision, "decided_by">, admin: { id: number | null }) =>
  decided_by === null || decided_by.id !== admin.id;

export const reportFile = adminReport.extend({
  account: z.object({ status: z.enum(ACCOUNT_STATUSES), language }).nullable(),
  conversation: z.array(said),
  /** Of a report about a photo; null once its files are deleted. */
  photo: chatPhoto.nullable().optional(),
  others: z.array(report),
  earlier: z.array(decision),
  decision: deskDecision.nullable(),
  involved: z.boolean(),
});
export type ReportFile = z.output<typeof reportFile>;

const disputePhoto = chatPhoto.extend({ sender: id.optional() });

export const disputeFile = z.object({
  payment,
  job: job.nullable(),
  conversation: z.object({ count: z.int(), results: z.array(said) }),
  photos: z.object({ result: z.array(chatPhoto), dispute: z.array(disputePhoto) }),
});
export type DisputeFile = z.output<typeof disputeFile>;

const total = emptyIsAbsent(money);

/** `total`: the money that goes back with a removed job, as the caller saw it. */
export const reportDecision = decisionFields.extend({ reason, total });
export const teamDecision = teamDecisionFields.extend({ reason });
export const teamDecisionCall = z.object({
  ground: teamDecisionFields.shape.ground.default("other"),
  statement: optionalText(2000),
  reason,
});

export const jobRemoval = teamDecision.extend({ total });
export const jobRemovalCall = teamDecisionCall.extend({ total });

export const outcomeWithReason = outcomeFields.extend({ reason });

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
