import { answersOf, mayBeDone, proposedBy } from "~/domain/deals/appointment-life";
import { type DealStep, dealStepFor } from "~/domain/deals/deal-step";
import { isOnHold } from "~/domain/money/deal-money";
import type { NextStepProps } from "./next-step-props";

export const ownProposal = ({ chat, viewer, now }: NextStepProps) => proposedBy(chat.appointment, viewer, now);

/** The helper's request is the placer's next step for as long as it waits. */
export const asksFirst = ({ chat, viewer, money }: Pick<NextStepProps, "chat" | "viewer" | "money">): boolean =>
  chat.owner === viewer && money.requests.length > 0;

export function firstOf(props: NextStepProps): "meeting" | "place" | "start" | null {
  const step = stepNow(props);
  if (step === "answer" || step === "propose" || step === "see_appointment") return "meeting";
  if (step === "give_address") return "place";
  return step === "show_code" || step === "enter_code" ? "start" : null;
}

export const isMissingNow = ({ chat: { appointment }, viewer, doneAt, money, now }: NextStepProps): boolean =>
  doneAt === null &&
  money.paused === null &&
  appointment !== null &&
  Date.parse(appointment.ends_at) > now &&
  answersOf(appointment, viewer, now).includes("missed");

export function isDoneAsked(props: NextStepProps): boolean {
  const step = stepNow(props);
  if (step !== null) return step === "approve" || step === "mark_done";
  return props.doneAt !== null || props.begunAt !== null || mayBeDone(props.chat.appointment, props.now);
}

function stepNow({ chat, viewer, doneAt, begunAt, canBegin, place, money, now }: NextStepProps): DealStep | null {
  if (doneAt !== null || money.paused !== null || isOnHold(money)) return null;
  return dealStepFor(chat.owner === viewer ? "owner" : "helper", {
    viewer,
    appointment: chat.appointment,
    begun: begunAt !== null,
    done: false,
    lacksAddress: place?.address === null,
    hasCode: canBegin,
    now,
  });
}
