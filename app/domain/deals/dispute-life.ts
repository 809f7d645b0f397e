import { amountMax, type Cents, feeOf, parseMoney, withFee } from "../money/money";
import { isBlank } from "../values/unseen";

export const DISPUTE_STATUSES = ["open", "desk", "closed"] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];
export type DisputeEvent = "propose" | "escalate" | "withdraw" | "agree" | "decide";
export const DISPUTE_ENDS = ["withdrawn", "agreed", "decided"] as const;
export type DisputeEnd = (typeof DISPUTE_ENDS)[number];

export const isDecidedByUs = (ended: DisputeEnd | null): boolean => ended === "decided";

export const PROPOSALS_EACH = 3;
export const DESK_DAYS = 7;

export const OUTCOMES = ["release", "refund", "split"] as const;
export type DisputeOutcome = (typeof OUTCOMES)[number];

interface Transition {
  from: readonly DisputeStatus[];
  event: DisputeEvent;
  to: DisputeStatus;
}

export const DISPUTE_LIFE: readonly Transition[] = [
  { from: ["open"], event: "propose", to: "open" },
  { from: ["open"], event: "escalate", to: "desk" },
  { from: ["open", "desk"], event: "withdraw", to: "closed" },
  { from: ["open", "desk"], event: "agree", to: "closed" },
  { from: ["open", "desk"], event: "decide", to: "closed" },
];

export function afterDisputeEvent(from: DisputeStatus, event: DisputeEvent): DisputeStatus | null {
  return DISPUTE_LIFE.find((step) => step.event === event && step.from.includes(from))?.to ?? null;
}

export function disputeStatusesBefore(event: DisputeEvent): DisputeStatus[] {
  return DISPUTE_LIFE.filter((step) => step.event === event).flatMap((step) => step.from);
}

export const isBetweenTheTwo = (status: DisputeStatus) => afterDisputeEvent(status, "propose") !== null;

interface Opened {
  status: DisputeStatus;
  opened_by: number;
}

interface Talks {
  status: DisputeStatus;
  proposals: readonly { by: number }[];
}

export function mayPropose({ status, proposals }: Talks, person: number): boolean {
  return afterDisputeEvent(status, "propose") !== null && proposals.at(-1)?.by !== person && proposals.length < ROUNDS;
}

export const isLastProposal = ({ proposals }: Pick<Talks, "proposals">): boolean => proposals.length + 1 === ROUNDS;

export const isAtDesk = ({ status }: Pick<Talks, "status">): boolean => status === "desk";

export const proposalsLeft = ({ proposals }: Talks, person: number | null): number =>
  PROPOSALS_EACH - proposals.filter(({ by }) => by === person).length;

export function mayAgree({ status, proposals }: Talks, person: number): boolean {
  const last = proposals.at(-1);
  return afterDisputeEvent(status, "agree") !== null && last !== undefined && last.by !== person;
}

type Answered = Opened & { answered_at?: string | number | null };

export type AnswerRefusal = "own" | "answered" | "over";

export function answerRefusal({ status, opened_by, answered_at }: Answered, person: number): AnswerRefusal | null {
  if (opened_by === person) return "own";
  if ((answered_at ?? null) !== null) return "answered";
  return afterDisputeEvent(status, "decide") === null ? "over" : null;
}

export const mayAnswer = (dispute: Answered, person: number): boolean => answerRefusal(dispute, person) === null;

export const mayWithdraw = ({ status, opened_by }: Opened, person: number): boolean =>
  afterDisputeEvent(status, "withdraw") !== null && opened_by === person;

export interface Division {
  helper: Cents;
  placer: Cents;
  fees: Cents;
  before?: Cents;
}

export const divisionOf = (earned: Cents, amount: Cents, percent: number): Division => ({
  helper: earned - feeOf(earned, percent),
  placer: withFee(amount, percent) - withFee(earned, percent),
  fees: 2 * feeOf(earned, percent),
});

export const ROUNDS = 2 * PROPOSALS_EACH;

export function outcomeOf(earned: Cents, amount: Cents): DisputeOutcome {
  if (earned === 0) return "refund";
  return earned === amount ? "release" : "split";
}

export function earnedBy(outcome: DisputeOutcome, amount: Cents, part: Cents = 0): Cents {
  if (outcome === "split") return part;
  return outcome === "release" ? amount : 0;
}

export function sharesOf(
  amount: Cents,
  earned: Cents,
  percent: number,
): Record<"helper" | "payer" | "platform", Cents> {
  const { helper, placer, fees } = divisionOf(earned, amount, percent);
  return { helper, payer: placer, platform: fees };
}

type ParsedDivision =
  | { outcome: DisputeOutcome; earned: Cents }
  | { error: "required" | "money" | ReturnType<typeof amountMax> };

export function divisionAsked(outcome: string | null, part: string, amount: Cents): ParsedDivision | null {
  const known = OUTCOMES.find((one) => one === outcome);
  if (!known) return null;
  if (known !== "split") return { outcome: known, earned: earnedBy(known, amount) };
  if (isBlank(part)) return { error: "required" };
  const earned = parseMoney(part);
  if (earned === null) return { error: "money" };
  return earned > amount ? { error: amountMax(amount) } : { outcome: outcomeOf(earned, amount), earned };
}
