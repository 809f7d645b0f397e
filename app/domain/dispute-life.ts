import type { Dispute } from "./dispute";
import { type Cents, centsOf, feeOf, parseMoney, withFee } from "./money";
import { isBlank } from "./unseen";

export const DISPUTE_STATUSES = ["open", "desk", "closed"] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];
export type DisputeEvent = "propose" | "escalate" | "withdraw" | "agree" | "decide";
export const DISPUTE_ENDS = ["withdrawn", "agreed", "decided"] as const;
/** How a dispute is closed. */
export type DisputeEnd = (typeof DISPUTE_ENDS)[number];

/** Each of the two may propose a division so often; then the desk decides. */
export const PROPOSALS_EACH = 3;
/** So long the two have to agree; then the desk decides. */
export const DESK_DAYS = 7;

export const OUTCOMES = ["release", "refund", "split"] as const;
export type DisputeOutcome = (typeof OUTCOMES)[number];

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

/** Whether the two could not agree, and the desk decides. */
export const isAtDesk = ({ status }: Pick<Talks, "status">): boolean => status === "desk";

/** How many proposals somebody can still make, were it their turn. */
export const proposalsLeft = ({ proposals }: Talks, person: number | null): number =>
  PROPOSALS_EACH - proposals.filter(({ by }) => by === person).length;

/** Whether the last proposal is for this person to accept. */
export function mayAgree({ status, proposals }: Talks, person: number): boolean {
  const last = proposals.at(-1);
  return afterDisputeEvent(status, "agree") !== null && last !== undefined && last.by !== person;
}

/** Whether this person can let the dispute go. */
export const mayWithdraw = ({ status, opened_by }: Pick<Dispute, "status" | "opened_by">, person: number): boolean =>
  afterDisputeEvent(status, "withdraw") !== null && opened_by === person;

/** What each of the two gets of a payment when part of its amount counts as earned; both pay their fee of that part alone. */
export interface Division {
  helper: Cents;
  placer: Cents;
  fees: Cents;
}

export const divisionOf = (earned: Cents, amount: Cents): Division => ({
  helper: earned - feeOf(earned),
  placer: withFee(amount) - withFee(earned),
  fees: 2 * feeOf(earned),
});

/** The same of a payment that was divided. */
export function divisionAfter(paid: {
  amount_with_platform_cost: string;
  helper_amount: string;
  refunded_amount: string;
}): Division {
  const [total, placer] = [centsOf(paid.amount_with_platform_cost), centsOf(paid.refunded_amount)];
  // What the helper would have had is still there when all of it went back.
  const helper = placer === total ? 0 : centsOf(paid.helper_amount);
  return { helper, placer, fees: total - placer - helper };
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
  if (isBlank(part)) return { fault: "required" };
  const earned = parseMoney(part);
  if (earned === null) return { fault: "money" };
  return earned > amount ? { fault: "amount_max" } : { outcome: outcomeOf(earned, amount), earned };
}
