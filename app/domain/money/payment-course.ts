import type { AuditEntry } from "../admin/admin";
import type { Dispute } from "../deals/dispute";
import { isAtDesk } from "../deals/dispute-life";
import type { Payment } from "./payment";
import { holdOf, isAsked } from "./payment-life";

const PAYMENT_STEPS = ["made", "paid", "begun", "done", "expired", "released", "refunded"] as const;
/** `disputed`: a dispute opened. */
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

/** `amount`: the earned part of a proposal, `by` its maker. */
interface Happened extends Course<PaymentStep | DisputeStep | BankStep | WithdrawalStep | TeamStep> {
  amount?: string;
  extraBack?: boolean;
  by?: number;
}

/** It reached our team: it is there, or was before it closed. */
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

/** Returns how others decided about the price, which moved this extra work too. */
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

const isTeamDeed = (action: string): action is keyof typeof TEAM_STEPS => action in TEAM_STEPS;

const courseOfTeam = (log: readonly Pick<AuditEntry, "action" | "created_at">[]): Happened[] =>
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

/** `log`: what our team did with the payment. */
export function courseOf(payment: Payment, log: readonly Pick<AuditEntry, "action" | "created_at">[] = []): Happened[] {
  const { created_at, paid_at, job_begun_at, job_done_at, released_at, refunded_at, expires_at, status, dispute } =
    payment;
  const moments: Record<PaymentStep, string | null> = {
    made: created_at,
    paid: paid_at,
    // Ignore the work of another deal on the same job.
    begun: paid_at && (job_begun_at ?? null),
    done: paid_at && job_done_at,
    expired: status === "expired" ? expires_at : null,
    released: released_at,
    refunded: refunded_at,
  };
  const known = PAYMENT_STEPS.flatMap((step) => {
    const at = moments[step];
    return at === null ? [] : [{ step, at }];
  });
  // The sort is stable: at one moment a decision comes before the money that it moved.
  const all: Happened[] = [
    ...(dispute ? courseOfDispute(dispute) : []),
    ...courseOfWithdrawal(payment),
    ...courseOfPrice(payment),
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
