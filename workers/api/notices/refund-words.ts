import { FAILED_NEXT, FAILED_WHAT } from "~/content/events/failed-payments";
import {
  CREDIT_IF_AGREED,
  OF_TIP,
  REFUND_NEXT,
  REFUND_REASONS,
  REFUND_WAYS,
  REFUNDED_WHAT,
  type RefundNext,
} from "~/content/events/refunds";
import { NAMELESS_USER } from "~/content/people";
import { UNKNOWN } from "~/content/unknown";
import { centsOf, formatEuros } from "~/domain/money/money";
import type { Language } from "~/domain/values/language";
import { isolated } from "~/domain/values/unseen";
import { momentIn } from "./moment";

/** Older notifications have no role. */
export type EventData = Record<string, string | number | undefined>;

/** `credit` is absent in older orders. `earlier` is there already. */
export function refundWay(data: EventData, language: Language): string {
  const way = wayOf(data, language);
  if (data.earlier === undefined) return way;
  const earlier = formatEuros(centsOf(String(data.earlier)), language);
  return `${way} ${REFUND_WAYS.earlier[language](earlier)}`;
}

function wayOf({ refund, credit, failed }: EventData, language: Language): string {
  if (failed !== undefined) return REFUND_WAYS[failed === "open" ? "failed" : "otherwise"][language];
  if (credit === undefined || refund === undefined) return REFUND_WAYS.unknown[language];
  const [all, part] = [centsOf(String(refund)), centsOf(String(credit))];
  if (part === 0) return REFUND_WAYS.bank[language];
  if (part === all) return REFUND_WAYS.credit[language];
  return REFUND_WAYS.both[language](formatEuros(part, language), formatEuros(all - part, language));
}

export function creditIfAgreed({ refund, credit }: EventData, language: Language): string {
  if (credit === undefined || refund === undefined) return "";
  const [all, part] = [centsOf(String(refund)), centsOf(String(credit))];
  const card = all > part ? formatEuros(all - part, language) : "";
  return part > 0 ? CREDIT_IF_AGREED[language](formatEuros(part, language), card) : "";
}

export function partiesOf({ name, job_title }: EventData, language: Language): { name: string; job: string } {
  const title = String(job_title ?? "");
  return {
    name: isolated(String(name ?? "")) || NAMELESS_USER[language],
    job: title ? `‘${isolated(title)}’` : UNKNOWN.job[language],
  };
}

export const untilOf = ({ until }: EventData, language: Language): string =>
  until === undefined ? "" : momentIn(Number(until), language);

const isCause = (cause: string): cause is keyof typeof REFUND_REASONS => Object.hasOwn(REFUND_REASONS, cause);

export function refundReason(data: EventData, language: Language): string {
  const cause = String(data.cause ?? "");
  const chosen = isolated(String(data.chosen ?? "")) || NAMELESS_USER[language];
  const euros = (sum: EventData[string]) => (sum === undefined ? "" : formatEuros(centsOf(String(sum)), language));
  const facts = {
    ...partiesOf(data, language),
    amount: euros(data.amount),
    chosen,
    paidFor: euros(data.paid_for),
    bidAmount: euros(data.bid_amount),
    held: euros(data.held) || null,
    part: data.step === "part",
    gone: data.gone === 1,
    unpaid: data.unpaid === 1,
    until: untilOf(data, language),
  };
  return REFUND_REASONS[isCause(cause) ? cause : "unknown"][language](facts);
}

export const refundedWhat = ({ cause }: EventData, language: Language): string =>
  REFUNDED_WHAT[cause === "tip" ? "tip" : "payment"][language];

export function ofTip({ cause }: EventData, language: Language): string {
  if (cause === "elsewhere_tip") return OF_TIP.payer[language];
  return cause === "elsewhere_tip_payee" ? OF_TIP.payee[language] : "";
}

const isNext = (step: string): step is RefundNext => Object.hasOwn(REFUND_NEXT, step);

/** Empty for the payer, and in older notifications. */
export function refundNext(data: EventData, language: Language): string {
  const step = String(data.step ?? "");
  return isNext(step) ? REFUND_NEXT[step][language](partiesOf(data, language).name, untilOf(data, language)) : "";
}

const isFailed = (step: string): step is keyof typeof FAILED_NEXT => Object.hasOwn(FAILED_NEXT, step);

export const failedWhat = ({ step }: EventData, language: Language): string =>
  FAILED_WHAT[step === "tip" ? "tip" : "payment"][language];

export function failedNext({ step = "" }: EventData, language: Language): string {
  const kind = String(step);
  return isFailed(kind) ? FAILED_NEXT[kind][language] : "";
}
