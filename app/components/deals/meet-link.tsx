import type { Appointment } from "~/domain/deals/appointment";
import { wordedStatus } from "~/domain/deals/appointment-life";
import { useTranslation } from "~/locales/use-translation";
import { formatDay, formatDeadline, formatTime, type Locale } from "../format";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { appointmentAddress } from "./appointment-address";

interface MeetLinkProps {
  appointment: Appointment | null | undefined;
  chatUri: string;
  locale: Locale;
}

export function MeetLink({ appointment, chatUri, locale }: MeetLinkProps) {
  const { t } = useTranslation("profile");
  const at = appointment && `${formatDay(appointment.starts_at, locale)}, ${formatTime(appointment.starts_at, locale)}`;
  return (
    <Link
      className="text-link relative z-1 inline-flex min-h-11 items-center gap-2 justify-self-start"
      to={appointmentAddress(chatUri)}
    >
      <Icon name="calendar" />
      {appointment?.missed_until
        ? t("jobs.meet.reported", { until: formatDeadline(appointment.missed_until, locale) })
        : appointment && at
          ? t(`jobs.meet.${wordedStatus(appointment)}`, { at })
          : t("jobs.meet.none")}
    </Link>
  );
}
