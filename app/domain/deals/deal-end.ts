import type { Cents } from "../money/money";
import { isPrice, isPricePayment, type PricePart } from "../money/price-part";
import type { DealEndStep } from "./deal-end-step";

export interface DealEnd {
  end: DealEndStep;
  refund: Cents;
  credit?: Cents;
  /** The part of `refund` that went back before, and only the placer is told of. */
  earlier?: Cents;
  helper: Cents;
  extra_back?: Cents;
  gone?: true;
  absence?: true;
  late?: true;
  /** The reported user did not answer in time. Otherwise they confirmed the absence. */
  unanswered?: true;
  by?: "owner" | "helper";
}

type StatusAfterDispute = "open" | "solved" | "reserved";

/** `ended`: the job is solved too, but the dispute was about an absence. */
export type AfterDispute = StatusAfterDispute | "ended";

export const statusAfterDispute = (payment: PricePart, earned: Cents): StatusAfterDispute => {
  if (!isPrice(payment)) return "reserved";
  return earned === 0 ? "open" : "solved";
};

/** It counts as a job that the helper did not finish. SQL: `FAILED` in workers/api/db/track-record.ts. */
export const countsAsUnfinished = (payment: Parameters<typeof isPricePayment>[0], earned: Cents): boolean =>
  isPricePayment(payment) && earned === 0;

export function outcomeAfterDispute(
  payment: PricePart,
  earned: Cents,
  { absence }: { absence: boolean },
): AfterDispute {
  const status = statusAfterDispute(payment, earned);
  return absence && status === "solved" ? "ended" : status;
}

const ACTORS: Partial<Record<DealEndStep, "owner" | "helper">> = {
  cancelled: "owner",
  cancelled_late: "owner",
  revoked: "owner",
  deleted: "owner",
  withdrawn: "helper",
  owner_left: "owner",
  helper_left: "helper",
};

export const endsJob = (end: DealEndStep): boolean => end === "deleted" || end === "taken_down" || end === "owner_left";

export const reopensJob = (end: DealEndStep, helper: Cents): boolean =>
  !endsJob(end) && end !== "left_done" && (end !== "together" || helper === 0);

export type WordedEnd = DealEndStep | "unanswered_by_helper" | "unanswered_by_owner";

export function wordedEnd(end: DealEndStep, unanswered: boolean | undefined): WordedEnd {
  if (unanswered && end === "missed_by_helper") return "unanswered_by_helper";
  return unanswered && end === "missed_by_owner" ? "unanswered_by_owner" : end;
}

export const endByLeaving = (leaver: "owner" | "helper", { done }: { done: boolean }) =>
  done ? "left_done" : leaver === "owner" ? "owner_left" : "helper_left";

export const actorOf = (end: DealEndStep): "owner" | "helper" | null => ACTORS[end] ?? null;
