import type { AppointmentStatus, MissedAnswer } from "../deals/appointment-life";
import { type AfterDispute, actorOf } from "../deals/deal-end";
import type { DealEndStep } from "../deals/deal-end-step";
import type { WithdrawalAnswer } from "../deals/withdrawal";
import type { ChargebackMoment } from "../money/chargeback-life";
import type { Cents } from "../money/money";

export const CHAT_EVENTS = ["appointment", "request", "deal", "dispute", "start", "work", "notice"] as const;

export type RequestStep = "asked" | "changed" | "withdrawn" | "refused" | "settled" | "again";

export type AppointmentStep = AppointmentStatus | MissedAnswer | "retracted" | "begun";

export const TEAM_STEPS = ["decided", "paused", "resumed", "unpaid"] as const;
export type TeamStep = (typeof TEAM_STEPS)[number];

export type DisputeStep =
  | "opened"
  | "contested"
  | "answered"
  | "proposed"
  | "agreed"
  | "withdrawn"
  | "desk"
  | "decided";

export type StopStep = "proposed" | "refused" | "withdrawn" | "lapsed" | "void";

/** Absent in older lines, and when other held money came or went. */
export type VoidCause = "dispute" | "chargeback" | "extra_work";

export const ADDRESS_STEPS = ["given", "changed", "removed"] as const;
export type AddressStep = (typeof ADDRESS_STEPS)[number];

export type WorkStep = "done" | "approved" | "approved_by_time";

export type WithdrawalStep = "asked" | WithdrawalAnswer;

interface Shares {
  refund: Cents;
  helper: Cents;
}

interface Divided extends Shares {
  extra_back?: Cents;
}

interface Span {
  starts_at: number;
  ends_at: number;
}

/** The words of our team to both: the timeline shows them, the chat does not. */
interface Stated {
  statement?: string;
}

export type ChatEvent =
  | ({ kind: "appointment"; step: AppointmentStep; until?: number; replaces?: Span } & Span)
  | { kind: "request"; step: RequestStep; amount: Cents; description: string | null; direct?: true }
  | ({
      kind: "deal";
      step: Exclude<DealEndStep, "agreed" | "decided" | "team">;
      gone?: true;
      unanswered?: true;
    } & Shares)
  | { kind: "dispute"; step: Exclude<DisputeStep, "proposed" | "agreed" | "decided"> }
  | ({ kind: "dispute"; step: "proposed" } & Divided)
  | ({ kind: "dispute"; step: "agreed" | "decided"; outcome: AfterDispute } & Divided)
  | ({ kind: "stop"; step: "proposed"; again?: true } & Shares)
  | { kind: "stop"; step: Exclude<StopStep, "proposed">; because?: VoidCause }
  | ({ kind: "team"; step: Exclude<TeamStep, "decided"> } & Stated)
  | ({ kind: "team"; step: "decided"; outcome: AfterDispute } & Divided & Stated)
  | { kind: "address"; step: AddressStep }
  | { kind: "start" }
  | { kind: "work"; step: WorkStep; lapsed?: Cents }
  | { kind: "outdated"; amount: Cents }
  | { kind: "unpaid" }
  | { kind: "paid" }
  | { kind: "chargeback"; step: ChargebackMoment; of?: "released" | "tip" }
  /** Our team answers it. A withdrawal that ends the deal is an event of the deal. `service`: it is about our service and its fee. */
  | { kind: "withdrawal"; step: WithdrawalStep; description?: string; service?: true }
  | { kind: "tip"; amount: Cents }
  /** Someone else refunded at the provider: all of it, or a part that the helper does not miss. */
  | { kind: "refund"; step: "all" | "part" | "tip"; amount: Cents }
  | { kind: "reopened" };

type Notice = Extract<
  ChatEvent,
  { kind: "team" | "outdated" | "unpaid" | "paid" | "chargeback" | "withdrawal" | "tip" | "refund" | "reopened" }
>;

const NOTICES: readonly ChatEvent["kind"][] = [
  "team",
  "outdated",
  "unpaid",
  "paid",
  "chargeback",
  "withdrawal",
  "tip",
  "refund",
  "reopened",
] satisfies Notice["kind"][];

const isAlwaysNotice = (event: ChatEvent): event is Notice => NOTICES.includes(event.kind);

const isNotice = (event: Exclude<ChatEvent, Notice>): boolean =>
  (event.kind === "appointment" && event.step === "unanswered") ||
  (event.kind === "work" && event.step === "approved_by_time") ||
  (event.kind === "deal" && actorOf(event.step) === null) ||
  (event.kind === "stop" && (event.step === "lapsed" || event.step === "void")) ||
  (event.kind === "dispute" && (event.step === "desk" || event.step === "decided"));

export function kindOf(event: ChatEvent): (typeof CHAT_EVENTS)[number] {
  if (isAlwaysNotice(event) || isNotice(event)) return "notice";
  return event.kind === "stop" || event.kind === "address" ? "deal" : event.kind;
}
