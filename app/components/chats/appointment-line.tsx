import type { Appointment } from "~/domain/deals/appointment";
import {
  type AppointmentAnswer,
  type AppointmentStatus,
  answersOf,
  canMeet,
  isAboutMissing,
  isAgreed,
  isOver,
  wordedStatus,
} from "~/domain/deals/appointment-life";
import { useTranslation } from "~/locales/use-translation";
import { appointmentAddress } from "../deals/appointment-address";
import { formatDay, formatTime, unbroken } from "../format";
import { useLocale } from "../locale";
import { DealLine } from "./deal-line";
import type { NextStepProps } from "./next-step-props";

const LINKS = {
  proposed: "see",
  accepted: "see",
  declined: "propose",
  missed: "propose",
} as const satisfies Record<AppointmentStatus, string>;

const OVER = ["over", "propose"] as const;

interface AppointmentLineProps extends Pick<NextStepProps, "chat" | "viewer" | "begunAt" | "now"> {
  isSaid?: boolean;
  isStep?: boolean;
}

export function AppointmentLine({ chat, viewer, begunAt, now, isSaid, isStep }: AppointmentLineProps) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const { appointment: one, name } = chat;
  const isMissed = one !== null && answersOf(one, viewer, now).some(isAboutMissing);
  if (!canMeet(chat) && !isMissed) return null;
  if (begunAt !== null && (!one || !isAgreed(one.status) || isOver(one, now)) && !isMissed) return null;
  const to = appointmentAddress(chat.uri);
  if (!one) return <DealLine icon="calendar" text={t("meet.none")} to={to} link={t("meet.propose")} isStep={isStep} />;
  const inWords = ({ starts_at, ends_at }: Pick<Appointment, "starts_at" | "ends_at">) =>
    unbroken(`${formatDay(starts_at, locale)} ${formatTime(starts_at, locale)}–${formatTime(ends_at, locale)}`);
  const stands = one.replaces ? ` ${t("meet.stands", { at: inWords(one.replaces) })}` : "";
  if (isSaid) return <DealLine icon="calendar" text={`${t("meet.own")}${stands}`} to={to} link={t("meet.ownLink")} />;
  const [text, link] = isOver(one, now) ? OVER : wordsFor(one, answersOf(one, viewer, now));
  return (
    <DealLine
      icon="calendar"
      text={`${t(`meet.${text}`, { name, at: inWords(one) })}${stands}`}
      to={to}
      link={t(isStep && link === "see" ? "meet.seeStep" : `meet.${link}`)}
      isStep={isStep}
    />
  );
}

function wordsFor(one: Appointment, answers: readonly AppointmentAnswer[]) {
  if (answers.includes("accepted")) return ["asked", "answer"] as const;
  if (answers.includes("admitted")) return ["missedAsked", "answer"] as const;
  if (answers.includes("retracted")) return ["missedWaits", "see"] as const;
  return [wordedStatus(one), LINKS[one.status]] as const;
}
