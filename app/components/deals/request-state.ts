import type { Payment } from "~/domain/money/payment";
import { isWaiting, letGoOf } from "~/domain/money/payment-request";
import type { PaymentStatus } from "~/domain/money/payment-status";
import type { BadgeTone } from "../ui/badge";

export type RequestState =
  | "waiting"
  | "processing"
  | "held"
  | "released"
  | "refunded"
  | "disputed"
  | "settled"
  | "letGo"
  | "declined";

const STATES: Record<PaymentStatus, RequestState> = {
  open: "waiting",
  failed: "waiting",
  cancelled: "waiting",
  expired: "waiting",
  processing: "processing",
  held: "held",
  released: "released",
  refunded: "refunded",
  disputed: "disputed",
  settled: "settled",
};

/** An abandoned session at the provider does not count. */
export function stateOf(request: Pick<Payment, "kind" | "status" | "lapsed" | "declined">): RequestState {
  if (isWaiting(request)) return "waiting";
  return letGoOf(request) ?? STATES[request.status];
}

export const REQUEST_TONES: Record<RequestState, BadgeTone> = {
  waiting: "attention",
  processing: "info",
  held: "action",
  released: "action",
  refunded: "neutral",
  disputed: "danger",
  settled: "action",
  letGo: "neutral",
  declined: "neutral",
};

/** `isAsked`: the reader is who must answer. */
export const wordFor = (state: RequestState, isAsked = false) =>
  state === "waiting" && isAsked ? ("statuses:request.yours" as const) : wordOf(state);

const wordOf = (state: RequestState) =>
  state === "waiting" || state === "letGo" || state === "declined"
    ? (`statuses:request.${state}` as const)
    : (`statuses:payment.${state}` as const);

export const wordInChat = (state: RequestState, isAsked = false) =>
  state === "held" || state === "released" ? "statuses:payment.settled" : wordFor(state, isAsked);
