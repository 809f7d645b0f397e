import type { AppointmentStep, ChatEvent, RequestStep } from "~/domain/chats/chat-event";
import type { DealEndStep } from "~/domain/deals/deal-end-step";
import type { DisputeEnd } from "~/domain/deals/dispute-life";
import type { PaidStep, TimelineEvent, TimelineKind, TimelineWithdrawalStep } from "~/domain/deals/timeline";
import { formatMoney } from "~/domain/money/money";
import { chatPhotosOf, type PhotoJson, photosIn } from "./chat-photo";
import { timeOf } from "./person";

export interface EventRow {
  kind: TimelineKind | "chat" | "money";
  at: number;
  by_id: number | null;
  amount: number | null;
  more: string | null;
}

interface Moved {
  event: string;
  part: PaidStep | null;
  held: number;
  helper: number;
  back: number;
  counted: number;
  /** Cents; negative when it went back after all. */
  owed: number;
  /** Amounts in cents. */
  outdated: { paid_for: number; bid: number } | null;
  /** Cents of held money that the bank or the provider paid back. */
  elsewhere: number;
}

const NOTHING = {
  step: null,
  amount: null,
  back: null,
  starts_at: null,
  ends_at: null,
  description: null,
} satisfies Partial<TimelineEvent>;

export type EventFacts = Omit<TimelineEvent, "at" | "by">;

/** Null: the event has its own table, or is from before the deal. */
function chatEvent(event: ChatEvent): EventFacts | null {
  switch (event.kind) {
    case "appointment":
      return {
        ...NOTHING,
        kind: "appointment",
        step: event.step satisfies AppointmentStep,
        starts_at: timeOf(event.starts_at),
        ends_at: timeOf(event.ends_at),
        ...(event.replaces && {
          replaces: { starts_at: timeOf(event.replaces.starts_at), ends_at: timeOf(event.replaces.ends_at) },
        }),
      };
    case "request": {
      const { step, amount, description } = event;
      // The ledger has it as a payment.
      if (step === "again") return null;
      return {
        ...NOTHING,
        kind: "request",
        step: step satisfies Exclude<RequestStep, "again">,
        amount: formatMoney(amount),
        description,
      };
    }
    case "address":
      return { ...NOTHING, kind: "address", step: event.step };
    case "start":
    case "unpaid":
      return { ...NOTHING, kind: event.kind };
    case "team":
      return { ...NOTHING, kind: "team", step: event.step, description: event.statement ?? null };
    case "work":
      return event.step === "done" ? null : { ...NOTHING, kind: event.step };
    case "stop": {
      const { step } = event;
      if (step !== "proposed")
        return { ...NOTHING, kind: "stop", step: event.because ? `void_${event.because}` : step };
      const shares = { amount: formatMoney(event.helper), back: formatMoney(event.refund) };
      return { ...NOTHING, kind: "stop", step: event.again ? "proposed_again" : step, ...shares };
    }
    case "refund":
      return event.step === "all" ? null : { ...NOTHING, kind: "refunded_elsewhere", back: formatMoney(event.amount) };
    case "deal":
      // The bid of a deal that paid its helper stays accepted. Otherwise the bid has the end.
      if (event.step !== "together" || event.helper === 0) return null;
      return { ...NOTHING, kind: "ended", step: "together", amount: formatMoney(event.helper) };
    case "dispute":
    case "outdated":
    case "paid":
    case "chargeback":
    case "withdrawal":
    case "tip":
    case "reopened":
      return null;
  }
}

const KIND_OF: Record<string, TimelineKind | undefined> = {
  payment_succeeded: "paid",
  released: "released",
  split: "divided",
  cancel_fee: "compensated",
  no_show: "compensated",
  refunded: "refunded",
  tip: "tip",
  chargeback_opened: "charged_back",
  chargeback_won: "chargeback_won",
  chargeback_lost: "chargeback_lost",
};

const moneyBack = (kind: "refunded" | "refunded_elsewhere", back: number): EventFacts[] =>
  back > 0 ? [{ ...NOTHING, kind, back: formatMoney(back) }] : [];

/** `rest` is what the site paid back on top: credits, and what a partial chargeback left. */
const heldMoneyBack = (elsewhere: number, rest: number): EventFacts[] => [
  ...moneyBack("refunded_elsewhere", elsewhere),
  ...moneyBack("refunded", rest),
];

function moneyEvents({ event, part, held, helper, counted, owed, elsewhere, outdated, ...moved }: Moved): EventFacts[] {
  const back = moved.back - counted;
  if (owed > 0) return [{ ...NOTHING, kind: "refund_failed", back: formatMoney(owed) }];
  if (owed < 0) return [{ ...NOTHING, kind: "refunded_by_hand", back: formatMoney(-owed) }];
  if (event === "refund_elsewhere") return heldMoneyBack(elsewhere, elsewhere > 0 ? back - elsewhere : 0);
  if (outdated) {
    const [amount, paid_for] = [formatMoney(outdated.bid), formatMoney(outdated.paid_for)];
    return [{ ...NOTHING, kind: "refunded", amount, back: formatMoney(back), paid_for }];
  }
  const booked = KIND_OF[event];
  if (!booked) return [];
  // The chargeback itself told what the bank took.
  if (elsewhere > 0) return [{ ...NOTHING, kind: booked }, ...moneyBack("refunded", back)];
  // An absent helper gets no compensation: all the money goes back.
  const kind = booked === "compensated" && helper === 0 ? "refunded" : booked;
  const amount = kind === "paid" ? held : helper;
  const timelineEvent = {
    ...NOTHING,
    kind,
    step: kind === "paid" || part === "extra" ? part : null,
    amount: amount > 0 ? formatMoney(amount) : null,
    back: back > 0 ? formatMoney(back) : null,
  };
  return [timelineEvent];
}

interface Ended {
  step: DisputeEnd | DealEndStep | null;
  text: string | null;
  unanswered?: number | null;
}

interface Said {
  text: string | null;
  photos: PhotoJson[];
}

interface Proposed {
  why: string | null;
  /** Cents of extra work that goes back. */
  extra: number;
}

/** Only the payer and admins see that a refund failed. */
export const OF_PAYER: readonly TimelineKind[] = ["refund_failed", "refunded_by_hand"];

export function eventsOfRow({ kind, amount, more }: EventRow): EventFacts[] {
  if (kind === "chat") return [chatEvent(JSON.parse(more ?? "") as ChatEvent)].filter((event) => event !== null);
  if (kind === "money") return moneyEvents(JSON.parse(more ?? "") as Moved);
  if (kind === "dispute_closed" || kind === "ended") {
    const { step, text, unanswered } = JSON.parse(more ?? "") as Ended;
    return [{ ...NOTHING, kind, step, description: text, ...(unanswered && { unanswered: true }) }];
  }
  if (kind === "done") return [{ ...NOTHING, kind, photos: photosIn(more ?? "[]") }];
  const step = kind === "withdrawal" || kind === "withdrawal_answered" ? (more as TimelineWithdrawalStep | null) : null;
  const event = { ...NOTHING, kind, step, amount: amount === null ? null : formatMoney(amount) };
  if (kind === "dispute_opened" || kind === "dispute_answered") {
    const { text, photos } = JSON.parse(more ?? "") as Said;
    return [{ ...event, description: text, photos: chatPhotosOf(photos) }];
  }
  if (kind !== "dispute_proposal") return [event];
  const { why, extra } = JSON.parse(more ?? "") as Proposed;
  return [{ ...event, description: why, back: extra > 0 && amount !== 0 ? formatMoney(extra) : null }];
}
