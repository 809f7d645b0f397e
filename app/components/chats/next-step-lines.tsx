import { answersOf } from "~/domain/deals/appointment-life";
import { useTranslation } from "~/locales/use-translation";
import { missedAddress } from "../deals/appointment-address";
import { AppointmentLine } from "./appointment-line";
import { DealLine } from "./deal-line";
import { asksFirst, firstOf, isMissingNow, ownProposal } from "./next-step-order";
import type { NextStepProps } from "./next-step-props";
import { PlaceLine } from "./place-line";
import { RequestLines } from "./request-lines";
import { StartLine } from "./start-line";

export const First = (props: NextStepProps) => (
  <>
    {asksFirst(props) && <RequestLines {...props} isStep />}
    {isMissingNow(props) && <MissedLine {...props} />}
    <Step {...props} isStep={!asksFirst(props)} />
  </>
);

function Step({ isStep, ...props }: NextStepProps & { isStep: boolean }) {
  switch (firstOf(props)) {
    case "meeting":
      return <AppointmentLine {...props} isStep={isStep} />;
    case "place":
      return <PlaceLine {...props} isStep={isStep} />;
    case "start":
      return <StartLine {...props} isStep={isStep} />;
    case null:
      return null;
  }
}

export function Unsettled({ isAskedFirst, ...props }: NextStepProps & { isAskedFirst?: boolean }) {
  const first = firstOf(props);
  return (
    <>
      {!isAskedFirst && <RequestLines {...props} />}
      {props.doneAt === null && first !== "meeting" && (
        <AppointmentLine {...props} isSaid={props.money.paused === null && ownProposal(props) !== null} />
      )}
      {props.doneAt === null && !isMissingNow(props) && <MissedLine {...props} />}
      {props.doneAt === null && first !== "place" && <PlaceLine {...props} />}
      {first !== "start" && <StartLine {...props} />}
    </>
  );
}

function MissedLine({ chat, viewer, now }: NextStepProps) {
  const { t } = useTranslation("messages");
  const { appointment, name } = chat;
  if (!appointment || !answersOf(appointment, viewer, now).includes("missed")) return null;
  const isOwner = chat.owner === viewer;
  return (
    <DealLine
      icon="warning"
      text={t(isOwner ? "meet.absentHelper" : "meet.absentOwner", { name })}
      to={missedAddress(chat.uri)}
      link={t("meet.report")}
    />
  );
}
