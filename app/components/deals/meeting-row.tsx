import { shortNameOf } from "~/domain/accounts/short-name";
import type { Chat } from "~/domain/chats/chat";
import {
  answersOf,
  canMeet,
  isAgreed,
  isProposed,
  isReportOpen,
  spanInWords,
  waitsForTeam,
} from "~/domain/deals/appointment-life";
import { useTranslation } from "~/locales/use-translation";
import { formatDeadline } from "../format";
import { useLocale } from "../locale";
import { Badge } from "../ui/badge";
import { Link } from "../ui/link";
import { appointmentAddress, missedAddress } from "./appointment-address";
import { APPOINTMENT_TONES, AppointmentBadge } from "./appointment-state";
import { DealRow } from "./deal-row";

interface MeetingRowProps {
  chat: Chat;
  viewer: number | null;
  asked: boolean;
  isStep: boolean;
  working: boolean;
  ends: boolean;
  paused: number | null;
  now: number;
}

export function MeetingRow({ chat, viewer, asked, isStep, ends, working, paused, now }: MeetingRowProps) {
  const { t } = useTranslation(["deals", "statuses"]);
  const locale = useLocale();
  if (!canMeet(chat)) return null;
  const { appointment: one } = chat;
  const to = appointmentAddress(chat.uri);
  const name = shortNameOf(chat.opponent);
  if (working && (!one || isProposed(one))) return null;
  if (!one) {
    return (
      <DealRow icon="calendar" to={to} link={isStep ? null : t("meet.propose")}>
        {t("meet.none")}
      </DealRow>
    );
  }
  const inWords = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }) =>
    spanInWords(Date.parse(starts_at), Date.parse(ends_at), locale);
  const waits = waitsForTeam(one, { owner: chat.owner, paused });
  return (
    <DealRow icon="calendar" to={to} link={isStep ? null : t(asked ? "meet.answer" : "meet.see")}>
      {one.replaces && (
        <p className="pb-2">
          <strong className="block first-letter:uppercase">{inWords(one.replaces)}</strong>
          <Badge tone={APPOINTMENT_TONES.accepted}>{t("statuses:appointment.accepted")}</Badge>
        </p>
      )}
      <strong className="block first-letter:uppercase">{inWords(one)}</strong>
      {!isAgreed(one.status) && <AppointmentBadge appointment={one} />}
      {one.missed_by !== null && (
        <span className="block">
          {t(one.missed_by === viewer ? "meet.missedOwn" : "meet.missed", { name })} {waits && t("meet.waits")}
          {!waits &&
            one.missed_until &&
            t(one.missed_by === viewer ? "meet.untilOwn" : "meet.until", {
              name,
              until: formatDeadline(one.missed_until, locale),
            })}{" "}
          {!waits && isReportOpen(one) && t(ends ? "meet.ends" : "meet.counts")}
        </span>
      )}
      {answersOf(one, viewer, now).includes("missed") && (
        <Link className="text-link flex min-h-11 items-center" to={missedAddress(chat.uri)}>
          {t(chat.owner === viewer ? "meet.absentHelper" : "meet.absentOwner", { name })}
        </Link>
      )}
    </DealRow>
  );
}
