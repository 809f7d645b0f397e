import { canMeet, spanInWords } from "~/domain/appointment-life";
import type { Chat } from "~/domain/chat";
import { useTranslation } from "~/locales/use-translation";
import { appointmentAddress } from "../appointments/appointment-address";
import { APPOINTMENT_TONES } from "../appointments/appointment-state";
import { useLocale } from "../locale";
import { Badge } from "../ui/badge";
import { DealRow } from "./deal-row";

interface MeetingRowProps {
  chat: Chat;
  viewer: number | null;
  asked: boolean;
}

export function MeetingRow({ chat, viewer, asked }: MeetingRowProps) {
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
          {t(one.missed_by === viewer ? "meet.missedOwn" : "meet.missed", { name: chat.name })}
        </span>
      )}
    </DealRow>
  );
}
