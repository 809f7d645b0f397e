import { z } from "zod";
import { type Cents } from "./money";
import { money, moneyOut } from "./money-schema";
import { id, text, time } from "./value";

export const DISPUTE_STATUSES = ["open", "desk", "closed"] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];
export type DisputeEvent = "propose" | "escalate" | "withdraw" | "agree" | "decide";

/** Each of the two may propose a division so often; then the desk decides. */
export const PROPOSALS_EACH = 3;
/** So long the two have to agree; then the desk decides. */
export const DESK_DAYS = 7;

/** A dispute, as the two parties of its payment see it. */
export const disputeOut = z.object({
  id,
  reason: z.string(),
  opened_by: id,
  status: z.enum(DISPUTE_STATUSES),
  proposals: z.array(z.object({ by: id, amount: moneyOut, created_at: time })),
  /** When the desk decides: the last day of the two, or since when it is there. */
  desk_at: time,
});
export type Dispute = z.output<typeof disputeOut>;

export const disputeFields = z.object({ reason: text(1000) });
/** The part of the bid that counts as earned. */
export const proposalFields = z.object({ amount: money });

interface Transition {
  from: readonly DisputeStatus[];
  event: DisputeEvent;
  to: DisputeStatus;
}

/** The life of a dispute (docs/state-machines.md). At the desk the last proposal still stands, and who began it can still let it go. */
export const DISPUTE_LIFE: readonly Transition[] = [
  { from: ["open"], event: "propose", to: "open" },
  { from: ["open"], event: "escalate", to: "desk" },
  { from: ["open", "desk"], event: "withdraw", to: "closed" },
  { from: ["open", "desk"], event: "agree", to: "closed" },
  { from: ["open", "desk"], event: "decide", to: "closed" },
];

/** Where an event leads from a status; null when the status does not know it. */
export function afterDisputeEvent(from: DisputeStatus, event: DisputeEvent): DisputeStatus | null {
  return DISPUTE_LIFE.find((step) => step.event === event && step.from.includes(from))?.to ?? null;
}

/** The statuses from which an event counts. */
export function disputeStatusesBefore(event: DisputeEvent): DisputeStatus[] {
  return DISPUTE_LIFE.filter((step) => step.event === event).flatMap((step) => step.from);
}

interface Talks {
  status: DisputeStatus;
  proposals: readonly { by: number }[];
}

/** Whether it is this person's turn to propose: the two take turns, three times each. */
export function mayPropose({ status, proposals }: Talks, person: number): boolean {
  return afterDisputeEvent(status, "propose") !== null && proposals.at(-1)?.by !== person && proposals.length < ROUNDS;
}

/** With this many proposals both have made all of theirs. */
export const ROUNDS = 2 * PROPOSALS_EACH;

/** How a disputed payment ends when part of it counts as earned. */
export function outcomeOf(earned: Cents, amount: Cents): "release" | "refund" | "split" {
  if (earned === 0) return "refund";
  return earned === amount ? "release" : "split";
}
