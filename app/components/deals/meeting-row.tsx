import { answersOf, canMeet, isReportOpen, spanInWords } from "~/domain/appointment-life";
import type { Chat } from "~/domain/chat";
import { useTranslation } from "~/locales/use-translation";
import { formatDay, formatTime } from "../format";
import { useLocale } from "../locale";
import { Badge } from "../ui/badge";
import { Link } from "../ui/link";
import { appointmentAddress, missedAddress } from "./appointment-address";
import { APPOINTMENT_TONES } from "./appointment-state";
import { DealRow } from "./deal-row";

interface MeetingRowProps {
  chat: Chat;
  viewer: number | null;
  asked: boolean;
  ends: boolean;
  now: number;
}

export function MeetingRow({ chat, viewer, asked, ends, now }: MeetingRowProps) {
  const { t } = useTranslation(["deals", "terms"]);
  const locale = useLocale();
  if (!canMeet(chat)) return null;
  const { appointment: one } = chat;
  const to = appointmentAddress(chat.uri);
  if (!one) {
    return (
      <DealRow icon="calendar" to={to} link={t("meet.propose")}>
        {t("meet.none")}
      </DealRow>
    );
  }
  return (
    <DealRow icon="calendar" to={to} link={t(asked ? "meet.answer" : "meet.see")}>
      <strong className="block first-letter:uppercase">
        {spanInWords(Date.parse(one.starts_at), Date.parse(one.ends_at), locale)}
      </strong>
      <Badge tone={APPOINTMENT_TONES[one.status]}>{t(`terms:appointment.${one.status}`)}</Badge>
      {one.missed_by !== null && (
        <span className="block">
          {t(one.missed_by === viewer ? "meet.missedOwn" : "meet.missed", { name: chat.name })}{" "}
          {one.missed_until &&
            t(one.missed_by === viewer ? "meet.untilOwn" : "meet.until", {
              name: chat.name,
              until: `${formatDay(one.missed_until, locale)} ${formatTime(one.missed_until, locale)}`,
            })}{" "}
          {isReportOpen(one) && t(ends ? "meet.ends" : "meet.counts")}
        </span>
      )}
      {answersOf(one, viewer, now).includes("missed") && (
        <Link className="text-link flex min-h-11 items-center" to={missedAddress(chat.uri)}>
          {t(chat.owner === viewer ? "meet.absentHelper" : "meet.absentOwner", { name: chat.name })}
        </Link>
      )}
    </DealRow>
  );
}
