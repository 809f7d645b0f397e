import type { Chat } from "~/domain/chats/chat";
import { type DealPlace, placeLine } from "~/domain/jobs/job-place";
import { useTranslation } from "~/locales/use-translation";
import { DealRow } from "./deal-row";
import { addressOfJob } from "./job-address";
import { startCodeAddress } from "./start-code-address";

interface AppointmentFactsProps {
  chat: Chat;
  isOwner: boolean;
  place: DealPlace | null;
  hasCode: boolean;
  mayEnd: boolean;
}

export function AppointmentFacts({ chat, isOwner, place, hasCode, mayEnd }: AppointmentFactsProps) {
  const { t } = useTranslation("appointments");
  const { job, name, suspended = false } = chat;
  // A suspended user gives no address, reads none, and enters no start code.
  const isPlaced = place !== null && !(suspended && place.address === null);
  const usesCode = hasCode && !(suspended && isOwner);
  if (job === null || !(isPlaced || usesCode || mayEnd)) return null;
  const role = isOwner ? "owner" : "helper";
  const chatAddress = `/messages/${chat.uri}`;
  return (
    <ul className="grid gap-3 rounded-card border border-line bg-card p-5">
      {isPlaced && (
        <DealRow
          icon="pin"
          to={isOwner ? addressOfJob(job) : chatAddress}
          link={place.address === null ? t(`where.${role}Link`) : isOwner ? t("where.change") : null}
        >
          <strong className="block wrap-anywhere">{placeLine(place)}</strong>
          {place.address === null && t(`where.${role}`, { name })}
        </DealRow>
      )}
      {usesCode && (
        <DealRow icon="clock" to={startCodeAddress(job)} link={t(`code.${role}Link`)}>
          {t(`code.${role}`, { name })}
        </DealRow>
      )}
      {mayEnd && (
        <DealRow
          icon="close"
          to={isOwner ? `/task/${job}/actie/cancel` : `/task/${job}/bod`}
          link={t(`leave.${role}Link`)}
        >
          {t(suspended ? "leave.suspended" : "leave.text")}
        </DealRow>
      )}
    </ul>
  );
}
