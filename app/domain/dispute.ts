import { z } from "zod";
import { type Cents, feeOf, parseMoney, withFee } from "./money";
import { money, moneyOut } from "./money-schema";
import { choice, id, text, time } from "./value";

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

export const OUTCOMES = ["release", "refund", "split"] as const;
export type DisputeOutcome = (typeof OUTCOMES)[number];

/** What the desk decides: all to the helper, all back, or divided; then `amount` counts as earned. */
export const resolutionFields = z
  .object({ outcome: choice(OUTCOMES), amount: money.optional(), reason: text(1000) })
  .superRefine(({ outcome, amount }, ctx) => {
    if (outcome === "split" && amount === undefined) {
      ctx.addIssue({ code: "custom", path: ["amount"], message: "required" });
    }
  });

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

/** Whether the two may still come to terms without the desk. */
export const isBetweenTheTwo = (status: DisputeStatus) => afterDisputeEvent(status, "propose") !== null;

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
export function outcomeOf(earned: Cents, amount: Cents): DisputeOutcome {
  if (earned === 0) return "refund";
  return earned === amount ? "release" : "split";
}

/** The part of a payment that counts as earned by an outcome; `part` is that of a split. */
export function earnedBy(outcome: DisputeOutcome, amount: Cents, part: Cents = 0): Cents {
  if (outcome === "split") return part;
  return outcome === "release" ? amount : 0;
}

/** Who gets what when part of a payment counts as earned: together all that was paid. */
export function sharesOf(amount: Cents, earned: Cents): Record<"helper" | "payer" | "platform", Cents> {
  const fee = feeOf(earned);
  return { helper: earned - fee, payer: withFee(amount) - withFee(earned), platform: 2 * fee };
}

type Asked = { outcome: DisputeOutcome; earned: Cents } | { fault: "required" | "money" | "amount_max" };

/** A way to divide a payment as it was asked for, before it is confirmed; null when nothing was. */
export function divisionAsked(outcome: string | null, part: string, amount: Cents): Asked | null {
  const known = OUTCOMES.find((one) => one === outcome);
  if (!known) return null;
  if (known !== "split") return { outcome: known, earned: earnedBy(known, amount) };
  if (part.trim() === "") return { fault: "required" };
  const earned = parseMoney(part);
  if (earned === null) return { fault: "money" };
  return earned > amount ? { fault: "amount_max" } : { outcome: outcomeOf(earned, amount), earned };
}
