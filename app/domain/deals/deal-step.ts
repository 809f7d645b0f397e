import type { JobRole } from "../jobs/job-life";
import type { Appointment } from "./appointment";
import { agreedTime, isAskedOf, isBeforeDay, isOver, isReportOpen, mayBeDone } from "./appointment-life";

export type DealStep =
  | "answer"
  | "give_address"
  | "propose"
  | "see_appointment"
  | "wait"
  | "show_code"
  | "enter_code"
  | "mark_done"
  | "approve";

interface RunningDeal {
  viewer: number | null;
  appointment: Appointment | null;
  begun: boolean;
  done: boolean;
  lacksAddress: boolean;
  hasCode: boolean;
  now: number;
}

export const isStillToMeet = ({ begun, done }: Pick<RunningDeal, "begun" | "done">): boolean => !begun && !done;

export function dealStepFor(role: JobRole, deal: RunningDeal): DealStep {
  const { viewer, appointment: one, begun, done, lacksAddress, hasCode, now } = deal;
  const isOwner = role === "owner";
  const meets = isStillToMeet(deal);
  if (done) return isOwner ? "approve" : "wait";
  if (one && meets && isAskedOf(one, viewer, now)) return "answer";
  if (meets && isOwner && lacksAddress) return "give_address";
  if (meets && !isMeeting(one, now)) return "propose";
  const agreed = begun ? null : agreedTime<Pick<Appointment, "starts_at" | "ends_at">>(one);
  if (agreed && hasCode && isItsTime(agreed, now)) return isOwner ? "show_code" : "enter_code";
  if (begun || mayBeDone(one, now)) return isOwner ? "approve" : "mark_done";
  return agreed && one?.status === "accepted" ? "see_appointment" : "wait";
}

const isItsTime = (one: Pick<Appointment, "starts_at" | "ends_at">, now: number): boolean =>
  !isBeforeDay(one.starts_at, now) && Date.parse(one.ends_at) > now;

const isMeeting = (one: Appointment | null, now: number): boolean =>
  one !== null &&
  (one.status === "accepted" ||
    isReportOpen(one) ||
    (one.status === "proposed" && (!isOver(one, now) || !!one.replaces)));
