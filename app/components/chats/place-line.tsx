import { placeLine } from "~/domain/jobs/job-place";
import { useTranslation } from "~/locales/use-translation";
import { addressOfJob } from "../deals/job-address";
import { DealLine } from "./deal-line";
import type { NextStepProps } from "./next-step-props";

export function PlaceLine({ chat, viewer, place, begunAt, isStep }: NextStepProps & { isStep?: boolean }) {
  const { t } = useTranslation("messages");
  if (!place) return null;
  const role = chat.owner === viewer ? "owner" : "helper";
  const to = role === "owner" ? addressOfJob(chat.job) : `/task/${chat.job}`;
  const values = { name: chat.name, area: place.area, place: placeLine(place) };
  if (place.address !== null) {
    return <DealLine icon="pin" text={values.place} to={to} link={t(`place.${role}Given`)} />;
  }
  if (begunAt !== null) return null;
  return (
    <DealLine icon="pin" text={t(`place.${role}`, values)} to={to} link={t(`place.${role}Link`)} isStep={isStep} />
  );
}
