import { z } from "zod";
import type { Cents } from "./money";
import { moneyOut } from "./money-schema";
import type { PaymentKind } from "./payment-life";

/**
 * The ways in which a deal ends other than by approval of the work. `cancelled` and `revoked` (withdrawal from the contract): by the placer.
 * `deleted`: the placer deleted the job. `withdrawn`: by the helper. `held_too_long`: the money was held for the maximum time. `taken_down`:
 * our team deleted the job. `agreed` and `decided`: a dispute about the bid ended. `team`: our team moved the money, without a dispute.
 */
export const DEAL_ENDS = [
  "cancelled",
  "cancelled_late",
  "withdrawn",
  "missed_by_helper",
  "missed_by_owner",
  "revoked",
  "held_too_long",
  "deleted",
  "taken_down",
  "agreed",
  "decided",
  "team",
] as const;
export type DealEndStep = (typeof DEAL_ENDS)[number];

/** The end of a deal as a bid stores it. */
export interface DealEnd {
  end: DealEndStep;
  /** For the placer, of all payments, the platform's fee included. */
  refund: Cents;
  /** The part of the refund that is credit again; absent in older rows. */
  credit?: Cents;
  /** For the helper, after fees: a compensation, or the part that counts as earned. */
  helper: Cents;
  /** Who agreed to the proposal of the other. */
  by?: "owner" | "helper";
}

/** The status of the job after a dispute: extra work ends alone, and the job goes on. */
export type AfterDispute = "open" | "solved" | "reserved";

/** The status of the job after a dispute about a payment of which so much counts as earned. */
export const statusAfterDispute = (kind: PaymentKind, earned: Cents): AfterDispute => {
  if (kind !== "bid") return "reserved";
  return earned === 0 ? "open" : "solved";
};

const ACTORS: Partial<Record<DealEndStep, "owner" | "helper">> = {
  cancelled: "owner",
  cancelled_late: "owner",
  revoked: "owner",
  deleted: "owner",
  withdrawn: "helper",
};

/** Returns whether the job was deleted with its deal. Its page is gone; the chat stays. */
export const endsJob = (end: DealEndStep): boolean => end === "deleted" || end === "taken_down";

/** Returns which of the two ended a deal; null when time, our team or both did. */
export const actorOf = (end: DealEndStep): "owner" | "helper" | null => ACTORS[end] ?? null;

/** The end of a deal as one of its two reads it, in words of their language. */
export const toldDealEnd = z.object({ end: z.enum(DEAL_ENDS), refund: moneyOut, helper: moneyOut, text: z.string() });
export type ToldDealEnd = z.output<typeof toldDealEnd>;
