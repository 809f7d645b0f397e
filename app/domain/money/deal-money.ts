import type { Bid } from "../deals/bid";
import { acceptedBid, isPending } from "../deals/bid-life";
import { type Cents, centsOf, parseMoney } from "./money";
import type { Payment } from "./payment";
import { isAgain, isWaiting } from "./payment-request";
import { isSplit, type PaymentStatus } from "./payment-status";
import { isPricePayment, type PricePart, priceAmong, pricePartOf } from "./price-part";

export const RELEASE_DAYS = 7;
/** The placer is reminded this many days before the end. After a stop at least as many are left. */
export const LAST_DAYS = 2;

/**
 * From the end of the work, but not before the agreed start; the start code proves an earlier beginning. Epoch milliseconds. SQL: `WORKED_FROM` in
 * workers/api/db/objection-from.ts.
 */
export const workedFrom = (work: { doneAt: number; begunAt: number | null; startsAt: number | null }): number =>
  work.begunAt === null ? Math.max(work.doneAt, work.startsAt ?? 0) : work.doneAt;

export const objectionFrom = (job: {
  done_at: string | null;
  objection_from?: string | null | undefined;
}): string | null => job.objection_from ?? job.done_at;

const areDaysStopped = (money: Stops): boolean =>
  isOnHold(money) || money.paused !== null || money.releaseStopped === true;

export const isOnHold = ({ disputed, chargedBack }: Pick<Stops, "disputed" | "chargedBack">): boolean =>
  disputed !== null || chargedBack !== null;

type Stops = Pick<DealMoney, "disputed" | "chargedBack" | "paused" | "releaseStopped">;

/** The money moves at this moment. Null while the work is not done or the days are stopped. */
export const objectionUntil = (from: string | null, money: Stops): string | null =>
  from === null || areDaysStopped(money)
    ? null
    : new Date(Date.parse(from) + RELEASE_DAYS * 24 * 3600 * 1000).toISOString();

/* Light versions of the payment rules for the browser: the state tables would weigh more.
   tests/domain/money/deal-money.test.ts compares the two. */

export const isDisputed = (status: PaymentStatus): boolean => status === "disputed";

const isPaidIn = (status: PaymentStatus): boolean => status === "held" || isDisputed(status);

const isOfDeal = ({ kind, status }: Pick<Payment, "kind" | "status">): boolean =>
  (kind === "bid" || kind === "request") && (isPaidIn(status) || status === "released");

export function agreedOf(payments: readonly Pick<Payment, "kind" | "status" | "amount">[]): Cents | null {
  const parts = payments.filter(isOfDeal);
  return parts.length === 0 ? null : parts.reduce((sum, { amount }) => sum + centsOf(amount), 0);
}

export interface HelperShare {
  extra: Cents;
  fee: Cents;
  net: Cents;
}

/** Null without held money, and while a part of it is disputed: a dispute can divide all of it. */
export function helperShareOf(
  payments: readonly Pick<Payment, "kind" | "status" | "amount" | "for_price" | "helper_fee" | "helper_amount">[],
): HelperShare | null {
  const parts = payments.filter(isOfDeal);
  const held = parts.filter(({ status }) => status === "held");
  if (held.length === 0 || parts.some(({ status }) => isDisputed(status))) return null;
  const sumOf = (cents: (payment: (typeof held)[number]) => Cents) =>
    held.reduce((sum, payment) => sum + cents(payment), 0);
  return {
    extra: sumOf((payment) => (isPricePayment(payment) ? 0 : centsOf(payment.amount))),
    fee: sumOf(({ helper_fee }) => centsOf(helper_fee)),
    net: sumOf(({ helper_amount }) => centsOf(helper_amount)),
  };
}

/** With paid extra work. If the price went back while the deal goes on, the amount of the bid stands for it. */
export function priceOfDeal(
  bids: readonly Pick<Bid, "status" | "amount">[],
  payments: readonly OfDeal[],
): Cents | null {
  const price = parseMoney(acceptedBid(bids)?.amount ?? "");
  const { secured, uncovered } = dealMoneyOf(payments);
  return uncovered === null ? (agreedOf(payments) ?? price) : (price ?? 0) + (secured ?? 0);
}

/** The held money of the payer, fees included. */
export const heldTotalOf = (payments: readonly Pick<Payment, "status" | "amount_with_platform_cost">[]): Cents =>
  payments
    .filter(({ status }) => status === "held")
    .reduce((sum, payment) => sum + centsOf(payment.amount_with_platform_cost), 0);

type Standing = Pick<Payment, "status" | "chargeback" | "paused_at">;

const isTakenBack = ({ status, chargeback }: Standing): boolean => isPaidIn(status) && chargeback?.status === "open";

const isPausedIn = ({ status, paused_at }: Standing): boolean => isPaidIn(status) && (paused_at ?? null) !== null;

export const awaitsAnswer = ({ withdrawn, status }: Pick<OfDeal, "withdrawn" | "status">): boolean =>
  withdrawn?.effect === "answered" && !withdrawn.answer && status !== "refunded";

export type WithdrawalSubject = "work" | "extra" | "service";

/** The law gives no right to withdraw from the work of a private helper: then it is about our service. */
export const withdrawalSubject = ({ kind, payee }: Pick<OfDeal, "kind" | "payee">): WithdrawalSubject =>
  payee?.business === false ? "service" : kind === "request" ? "extra" : "work";

export const canDispute = ({ status }: Pick<Payment, "status">, all: readonly Standing[]): boolean =>
  status === "held" && !all.some((one) => isDisputed(one.status) || isTakenBack(one));

type OfDeal = Pick<
  Payment,
  "id" | "kind" | "status" | "lapsed" | "amount" | "description" | "chargeback" | "paused_at"
> & {
  bid_id?: Payment["bid_id"];
  amount_with_platform_cost?: Payment["amount_with_platform_cost"];
  refunded_at?: Payment["refunded_at"];
  release_stopped?: Payment["release_stopped"];
  by_payer?: Payment["by_payer"];
  for_price?: Payment["for_price"];
  dispute?: Payment["dispute"];
  withdrawn?: Payment["withdrawn"];
  payee?: { business: boolean } | null;
  declined?: Payment["declined"];
  released_by?: Payment["released_by"];
};

type PaidBid = Pick<Bid, "id" | "status" | "amount">;

export const isPaidBy = (
  { status, bid_id, amount }: Pick<OfDeal, "status" | "bid_id" | "amount">,
  bid: PaidBid,
): boolean => status === "processing" && bid_id === bid.id && isPending(bid.status) && amount === bid.amount;

export interface DealMoney {
  paying: boolean;
  late: boolean;
  /** The sum that the bank still processes for an offer that changed or was withdrawn, fees included. */
  lateTotal?: Cents;
  disputed: number | null;
  chargedBack: number | null;
  paused: number | null;
  withdrawn?: number | null;
  withdrawnOf?: WithdrawalSubject;
  releaseStopped?: boolean;
  disputable: number | null;
  requests: OfDeal[];
  /** `split`: part of it went back to the payer. */
  asked: (Pick<Payment, "id" | "status" | "lapsed" | "declined"> & { split?: true })[];
  /** Includes extra work, before fees. Null if nothing was paid through the platform. */
  secured: Cents | null;
  price: Cents | null;
  uncovered: number | null;
  uncoveredRest: Cents | null;
  uncoveredSince: string | null;
  stopped: boolean;
}

export function dealMoneyOf(payments: readonly OfDeal[], pending: readonly PaidBid[] = []): DealMoney {
  const bids = payments.filter(({ kind }) => kind === "bid");
  const processed = bids.filter(({ status }) => status === "processing");
  const paying = processed.some((payment) => pending.some((bid) => isPaidBy(payment, bid)));
  const late = processed.length > 0 && !paying;
  const secured = payments.filter(({ status }) => isPaidIn(status));
  const withdrawn = payments.find(awaitsAnswer);
  const uncovered = uncoveredPriceOf(payments.map((payment) => ({ ...payment, ...pricePartOf(payment) })));
  return {
    paying,
    late,
    ...(late && { lateTotal: toPayIn(processed) }),
    disputed: payments.find(({ status }) => isDisputed(status))?.id ?? null,
    chargedBack: payments.find(isTakenBack)?.id ?? null,
    paused: payments.find(isPausedIn)?.id ?? null,
    withdrawn: withdrawn?.id ?? null,
    ...(withdrawn && { withdrawnOf: withdrawalSubject(withdrawn) }),
    releaseStopped: payments.some(({ release_stopped = false }) => release_stopped),
    disputable: disputableAmong(payments),
    requests: payments
      .filter((payment) => isWaiting(payment) && !isAgain(payment))
      .map(({ id, kind, status, lapsed, amount, description }) => ({ id, kind, status, lapsed, amount, description }))
      .reverse(),
    asked: payments
      .filter(({ kind }) => kind === "request")
      .map(({ id, status, lapsed, declined, refunded_at = null }) => ({
        id,
        status,
        lapsed,
        ...(declined && { declined }),
        ...(isSplit({ status, refunded_at }) && { split: true as const }),
      })),
    secured: secured.length === 0 ? null : secured.reduce((sum, { amount }) => sum + centsOf(amount), 0),
    price: heldPriceOf(payments),
    uncovered: uncovered?.id ?? null,
    uncoveredRest: uncovered?.rest ?? null,
    uncoveredSince: uncoveredSince(payments, uncovered?.id ?? null),
    stopped: payments.some(isStopped),
  };
}

const toPayIn = (payments: readonly OfDeal[]): Cents =>
  payments.reduce((sum, { amount, amount_with_platform_cost: total = amount }) => sum + centsOf(total), 0);

function heldPriceOf(
  payments: readonly Pick<OfDeal, "kind" | "status" | "amount" | "for_price" | "chargeback">[],
): Cents | null {
  const held = payments.filter((payment) => payment.status === "held" && !isTakenBack(payment));
  const price = priceAmong(held.map(pricePartOf));
  return price > 0 ? price : null;
}

const isStopped = (payment: OfDeal): boolean =>
  payment.status === "released" && (payment.released_by === "together" || isEndedByAbsence(payment));

const isEndedByAbsence = ({ dispute, ...payment }: OfDeal): boolean =>
  isPricePayment(payment) &&
  Boolean(dispute?.absence_at) &&
  (dispute?.ended === "agreed" || dispute?.ended === "decided");

function disputableAmong(payments: readonly OfDeal[]): number | null {
  const can = payments.filter((one) => canDispute(one, payments));
  const price = can.find((payment) => isPricePayment(payment));
  const isBack = payments.some(({ kind, status }) => kind === "bid" && status === "refunded");
  return (price ?? (isBack ? can.find(({ kind }) => kind === "request") : undefined))?.id ?? null;
}

type Part = Pick<Payment, "id" | "status"> & Required<PricePart>;

/** Null if what is held for the price covers it, or was released after it went back. With deals before this one, the latest price counts. */
export const uncoveredPriceAmong = (payments: readonly Part[]): number | null => uncoveredPriceOf(payments)?.id ?? null;

export function uncoveredPriceOf(payments: readonly Part[]): { id: number; rest: Cents } | null {
  const paid = payments.filter(({ status }) => status === "refunded" || status === "released" || isPaidIn(status));
  const [price] = paid.filter(({ kind }) => kind === "bid").toSorted((one, other) => other.id - one.id);
  if (price?.status !== "refunded") return null;
  const covered = priceAmong(
    payments.filter(({ id, status }) => isPaidIn(status) || (status === "released" && id > price.id)),
  );
  return covered < price.amount ? { id: price.id, rest: price.amount - covered } : null;
}

function uncoveredSince(
  payments: readonly (Pick<OfDeal, "id" | "kind" | "amount" | "for_price"> & { refunded_at?: string | null })[],
  uncovered: number | null,
): string | null {
  if (uncovered === null) return null;
  const back = payments.filter((payment) => payment.id >= uncovered && isPricePayment(payment));
  return back.reduce<string | null>((latest, { refunded_at: at = null }) => later(latest, at), null);
}

const later = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && Date.parse(other) > Date.parse(one)) ? other : one;

/** Our team then looks at work without held money. Null before the work begins, or if money is held for it. */
export function unpaidUntil(
  { begun_at = null, done_at }: { begun_at?: string | null | undefined; done_at: string | null },
  money: Pick<DealMoney, "uncovered" | "uncoveredSince">,
): string | null {
  const worked = done_at ?? begun_at;
  if (money.uncovered === null || worked === null) return null;
  const from = later(worked, money.uncoveredSince);
  return from && new Date(Date.parse(from) + RELEASE_DAYS * 24 * 3600 * 1000).toISOString();
}
