import { dayInAmsterdam } from "./calendar";
import { type Cents, centsOf } from "./money";
import type { Payment } from "./payment";
import type { PaymentStatus } from "./payment-life";

/** Work marked as done is paid after this many days without objection. */
export const RELEASE_DAYS = 7;

/** From when the days to object to work that is done count; null while it is not done. */
export const objectionFrom = (job: {
  done_at: string | null;
  objection_from?: string | null | undefined;
}): string | null => job.objection_from ?? job.done_at;

/** The last day (in Amsterdam) on which somebody can object to work that is done; null while it is not. */
export const lastDayToObject = (from: string | null): string | null =>
  from === null ? null : dayInAmsterdam(Date.parse(from) + RELEASE_DAYS * 24 * 3600 * 1000);

/*
 * What a conversation asks of its payments while it lives in the browser, where the tables of their lives would weigh more than
 * these words do; tests/domain/deal-money.test.ts holds the two together.
 */

/** Nothing of the job moves until the two agree, or the desk decides. */
export const isDisputed = (status: PaymentStatus): boolean => status === "disputed";

const WAITING: readonly PaymentStatus[] = ["open", "failed", "cancelled"];

/** Whether a request of the helper waits for an answer: it can be paid, and let go. */
export const isWaiting = ({ kind, status, lapsed }: Pick<Payment, "kind" | "status" | "lapsed">): boolean =>
  kind === "request" && !lapsed && WAITING.includes(status);

/** Whether a request has come to nothing: let go by one of the two, or by what it was for. */
export const isLetGo = ({ kind, lapsed, status }: Pick<Payment, "kind" | "lapsed" | "status">): boolean =>
  kind === "request" && lapsed && WAITING.includes(status);

/** Returns whether the placer paid and the money is still there: safe for the helper, or in dispute. */
const isPaidIn = (status: PaymentStatus): boolean => status === "held" || isDisputed(status);

type Standing = Pick<Payment, "status" | "chargeback" | "paused_at">;

/** The payer's bank has held money, and has yet to decide. */
const isTakenBack = ({ status, chargeback }: Standing): boolean => isPaidIn(status) && chargeback?.status === "open";

/** An admin stopped what pays the helper (`isPaused` of payment-life.ts). */
const isPausedIn = ({ status, paused_at }: Standing): boolean => isPaidIn(status) && (paused_at ?? null) !== null;

/** Whether one of its two parties may dispute a payment, beside the other payments of its job: there is one dispute at a time. */
export const canDispute = ({ status }: Pick<Payment, "status">, all: readonly Standing[]): boolean =>
  status === "held" && !all.some((one) => isDisputed(one.status) || isTakenBack(one));

type OfDeal = Pick<
  Payment,
  "id" | "kind" | "status" | "lapsed" | "amount" | "description" | "chargeback" | "paused_at"
>;

/** What the payments between two people mean for what they see of their deal. */
export interface DealMoney {
  /** The owner paid for the bid, and the provider has not confirmed it yet. */
  paying: boolean;
  /** The payment that is in dispute, and the one for the bid if it can be. */
  disputed: number | null;
  /** The payment that the payer's bank took back while it was held. */
  chargedBack: number | null;
  /** The payment of which an admin stopped what pays the helper. */
  paused: number | null;
  disputable: number | null;
  /** What the helper asks and was not answered yet, oldest first. */
  requests: OfDeal[];
  /** The state of every request, for the messages that asked. */
  asked: Pick<Payment, "id" | "status" | "lapsed">[];
  /** The money that is safe for the helper, extra work included, before fees. Null when nothing was paid through the platform. */
  secured: Cents | null;
}

/** Of the payments in a conversation, newest first. */
export function dealMoneyOf(payments: readonly OfDeal[]): DealMoney {
  const bids = payments.filter(({ kind }) => kind === "bid");
  const secured = payments.filter(({ status }) => isPaidIn(status));
  return {
    paying: bids.some(({ status }) => status === "processing"),
    disputed: payments.find(({ status }) => isDisputed(status))?.id ?? null,
    chargedBack: payments.find(isTakenBack)?.id ?? null,
    paused: payments.find(isPausedIn)?.id ?? null,
    disputable: bids.find((one) => canDispute(one, payments))?.id ?? null,
    requests: payments
      .filter(isWaiting)
      .map(({ id, kind, status, lapsed, amount, description }) => ({ id, kind, status, lapsed, amount, description }))
      .reverse(),
    asked: payments.filter(({ kind }) => kind === "request").map(({ id, status, lapsed }) => ({ id, status, lapsed })),
    secured: secured.length === 0 ? null : secured.reduce((sum, { amount }) => sum + centsOf(amount), 0),
  };
}
