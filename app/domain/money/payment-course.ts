import type { AuditEntry } from "../admin/admin";
import type { Dispute } from "../deals/dispute";
import { isAtDesk } from "../deals/dispute-life";
import type { Timeline, TimelineEvent, TimelineStopStep } from "../deals/timeline";
import type { MoneyCase } from "./money-case";
import type { Payment } from "./payment";
import { holdOf, isAsked, isCompensation } from "./payment-life";

const PAYMENT_STEPS = ["made", "paid", "begun", "done", "expired", "released", "refunded"] as const;
/** `returned`: refunded at the payment provider itself. `refund_otherwise`: our team paid what a bank did not accept. */
type MoneyStep = "compensated" | "returned" | "refund_failed" | "refund_otherwise";
type StopStep = `stop_${TimelineStopStep | "agreed"}`;
type DisputeStep = "disputed" | "answered" | "proposed" | "desk" | "withdrawn" | "agreed" | "decided";
type PaymentStep = (typeof PAYMENT_STEPS)[number];
type BankStep = "charged_back" | "chargeback_won" | "chargeback_lost";
type WithdrawalStep = "withdrawal" | "granted" | "rejected";
const TEAM_STEPS = {
  pause: "paused",
  resume: "resumed",
  refund: "decided_refund",
  release: "decided_release",
} as const;
type TeamStep = (typeof TEAM_STEPS)[keyof typeof TEAM_STEPS];

type PaymentNext = "expires" | "approval" | "work" | "begun" | "team" | "absence" | "decision";

type Course<Word> = { step: Word; at: string };

/** `amount`: the earned part of a proposal, the helper's of one to stop; `by` its maker. */
interface Happened
  extends Course<PaymentStep | MoneyStep | StopStep | DisputeStep | BankStep | WithdrawalStep | TeamStep> {
  amount?: string;
  extraBack?: boolean;
  by?: number;
}

export interface AboutPayment {
  log?: readonly Pick<AuditEntry, "action" | "created_at">[];
  cases?: readonly Pick<MoneyCase, "kind" | "amount" | "created_at" | "handled_at">[];
  timeline?: Timeline | null;
}

const wasAtDesk = (dispute: Dispute): boolean =>
  isAtDesk(dispute) || (dispute.closed_at ? Date.parse(dispute.desk_at) <= Date.parse(dispute.closed_at) : false);

function courseOfDispute(dispute: Dispute): Happened[] {
  const { opened_at, opened_by, answered_at, proposals, desk_at, closed_at, ended } = dispute;
  return [
    ...(opened_at ? [{ step: "disputed", at: opened_at, by: opened_by } as const] : []),
    ...(answered_at ? [{ step: "answered", at: answered_at } as const] : []),
    ...proposals.map(
      ({ by, amount, created_at: at, extra_back = false }) =>
        ({ step: "proposed", at, by, amount, ...(extra_back && { extraBack: true }) }) as const,
    ),
    ...(wasAtDesk(dispute) ? [{ step: "desk", at: desk_at } as const] : []),
    ...(closed_at && ended ? [{ step: ended, at: closed_at }] : []),
  ];
}

export const endedWithPrice = ({ kind, dispute, deal_end }: Payment): "agreed" | "decided" | "team" | null =>
  kind === "request" && !dispute?.ended && (deal_end === "agreed" || deal_end === "decided" || deal_end === "team")
    ? deal_end
    : null;

function courseOfPrice(payment: Payment): Happened[] {
  const { released_at, refunded_at } = payment;
  const end = endedWithPrice(payment);
  const at = released_at ?? refunded_at;
  if (end === null || at === null) return [];
  return [{ step: end === "team" ? (refunded_at ? "decided_refund" : "decided_release") : end, at }];
}

function courseOfChargeback({ chargeback }: Payment): Happened[] {
  if (!chargeback) return [];
  const { status, opened_at, closed_at } = chargeback;
  const end: Happened[] = closed_at && status !== "open" ? [{ step: `chargeback_${status}`, at: closed_at }] : [];
  return [{ step: "charged_back", at: opened_at }, ...end];
}

function courseOfWithdrawal({ withdrawn }: Payment): Happened[] {
  if (!withdrawn) return [];
  const { at, answer } = withdrawn;
  const end: Happened[] = answer ? [{ step: answer.granted ? "granted" : "rejected", at: answer.at }] : [];
  return [{ step: "withdrawal", at }, ...end];
}

const courseAtProvider = (cases: NonNullable<AboutPayment["cases"]>): Happened[] =>
  cases.flatMap(({ kind, amount, created_at: at, handled_at }): Happened[] => {
    if (kind === "refund_elsewhere") return [{ step: "returned", at, amount }];
    if (kind !== "refund_failed") return [];
    return [
      { step: "refund_failed", at, amount },
      ...(handled_at ? [{ step: "refund_otherwise", at: handled_at, amount } as const] : []),
    ];
  });

/** A job that is open again forgets when its work began and was done. The timeline of the deal does not. */
function workOf(payment: Payment, timeline: Timeline | null): Record<"begun" | "done", string | null> {
  const { paid_at, payee, released_at, refunded_at } = payment;
  if (!paid_at) return { begun: null, done: null };
  const until = Date.parse(released_at ?? refunded_at ?? "9999-12-31");
  const events = timeline?.helper.id === payee?.id ? (timeline?.events ?? []) : [];
  const momentOf = (kind: "start" | "done") =>
    events.find(({ kind: one, at }) => one === kind && Date.parse(at) >= Date.parse(paid_at) && Date.parse(at) <= until)
      ?.at ?? null;
  return { begun: momentOf("start"), done: momentOf("done") };
}

function stopStepOf({ kind, step }: TimelineEvent): StopStep | null {
  if (kind === "stop") return `stop_${step as TimelineStopStep}`;
  return kind === "ended" && step === "together" ? "stop_agreed" : null;
}

/** Of an earlier deal with the same helper: the events before this payment. */
function courseOfStops({ paid_at, payer, payee }: Payment, timeline: Timeline | null): Happened[] {
  if (!timeline || !paid_at || timeline.helper.id !== payee?.id) return [];
  return timeline.events.flatMap((event): Happened[] => {
    const step = stopStepOf(event);
    const by = (event.by === "owner" ? payer.id : payee?.id) ?? undefined;
    if (step === null || Date.parse(event.at) < Date.parse(paid_at)) return [];
    return [{ step, at: event.at, ...(by !== undefined && { by }), ...(event.amount && { amount: event.amount }) }];
  });
}

const isTeamDeed = (action: string): action is keyof typeof TEAM_STEPS => action in TEAM_STEPS;

const courseOfTeam = (log: NonNullable<AboutPayment["log"]>): Happened[] =>
  log.flatMap(({ action, created_at: at }) => (isTeamDeed(action) ? [{ step: TEAM_STEPS[action], at }] : []));

/** A pause holds for all money of the job, and the time or an objection can begin it: the log of one payment does not have each. */
function courseOfPauses({ pauses = [], paused_at }: Payment): Happened[] {
  const ended = pauses.flatMap(({ from, until }): Happened[] => [
    { step: "paused", at: from },
    { step: "resumed", at: until },
  ]);
  return paused_at ? [...ended, { step: "paused", at: paused_at }] : ended;
}

function withoutTwins(happened: readonly Happened[]): Happened[] {
  const isPause = ({ step }: Happened) => step === "paused" || step === "resumed";
  return happened.filter(
    (one, index) => !isPause(one) || happened.findIndex(({ step, at }) => step === one.step && at === one.at) === index,
  );
}

export function courseOf(payment: Payment, { log = [], cases = [], timeline = null }: AboutPayment = {}): Happened[] {
  const { created_at, paid_at, job_begun_at, job_done_at, released_at, refunded_at, expires_at, status, dispute } =
    payment;
  const work = workOf(payment, timeline);
  const moments: Record<PaymentStep, string | null> = {
    made: created_at,
    paid: paid_at,
    begun: paid_at && (job_begun_at ?? work.begun),
    done: paid_at && (job_done_at ?? work.done),
    expired: status === "expired" ? expires_at : null,
    released: released_at,
    refunded: refunded_at,
  };
  const known = PAYMENT_STEPS.flatMap((step) => {
    const at = moments[step];
    if (at === null) return [];
    return [{ step: step === "released" && isCompensation(payment) ? "compensated" : step, at } as const];
  });
  // The sort is stable: at one moment a decision comes before the money that it moved.
  const all: Happened[] = [
    ...(dispute ? courseOfDispute(dispute) : []),
    ...courseOfWithdrawal(payment),
    ...courseOfPrice(payment),
    ...courseOfStops(payment, timeline),
    ...courseAtProvider(cases),
    ...courseOfPauses(payment),
    ...courseOfTeam(log),
    ...known,
    ...courseOfChargeback(payment),
  ];
  return withoutTwins(all).toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

export function nextOf(payment: Payment): Course<PaymentNext> | null {
  const hold = holdOf(payment);
  if (hold) return hold.until === null ? null : { step: hold.waitsFor, at: hold.until };
  const { status, expires_at, dispute } = payment;
  if (status === "disputed" && dispute && !isAtDesk(dispute)) return { step: "decision", at: dispute.desk_at };
  return status === "open" && !isAsked(payment) && expires_at ? { step: "expires", at: expires_at } : null;
}
