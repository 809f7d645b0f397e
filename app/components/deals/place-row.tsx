import { shortNameOf } from "~/domain/accounts/short-name";
import type { Chat } from "~/domain/chats/chat";
import type { JobRole } from "~/domain/jobs/job-life";
import { type DealPlace, placeLine } from "~/domain/jobs/job-place";
import { useTranslation } from "~/locales/use-translation";
import { DealRow } from "./deal-row";
import { addressOfJob } from "./job-address";

interface PlaceRowProps {
  job: number;
  role: JobRole;
  place: DealPlace;
  chat: Pick<Chat, "opponent">;
  isStep: boolean;
}

export function PlaceRow({ job, role, place, chat, isStep }: PlaceRowProps) {
  const { t } = useTranslation("deals");
  const given = place.address === null ? "missing" : "given";
  const name = shortNameOf(chat.opponent);
  return (
    <DealRow
      icon="pin"
      to={addressOfJob(job)}
      link={isStep || role === "helper" ? null : t(`place.owner.${given}Link`)}
    >
      <strong className="block">{placeLine(place)}</strong>
      {place.address === null && !isStep && t(`place.${role}.missing`, { name })}
    </DealRow>
  );
}
