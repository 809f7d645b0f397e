import type { JobRole } from "~/domain/job-life";
import { type DealPlace, placeLine } from "~/domain/job-place";
import { useTranslation } from "~/locales/use-translation";
import { DealRow } from "./deal-row";
import { addressOfJob } from "./job-address";

interface PlaceRowProps {
  job: number;
  role: JobRole;
  place: DealPlace;
  chat: { uri: string; name: string };
}

export function PlaceRow({ job, role, place, chat }: PlaceRowProps) {
  const { t } = useTranslation("deals");
  const given = place.address === null ? "missing" : "given";
  const to = role === "owner" ? addressOfJob(job) : `/messages/${chat.uri}`;
  return (
    <DealRow icon="pin" to={to} link={t(`place.${role}.${given}Link`, { name: chat.name })}>
      <strong className="block">{placeLine(place)}</strong>
      {place.address === null && t(`place.${role}.missing`, { name: chat.name })}
    </DealRow>
  );
}
