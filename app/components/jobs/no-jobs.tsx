import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { ButtonLink } from "../ui/button-link";
import { EmptyState } from "../ui/empty-state";

export type NoJobsReason = "filtered" | "filteredNowhere" | "none" | "beyond" | "refused";

export function NoJobs({
  reason,
  firstPage,
  everything,
}: {
  reason: NoJobsReason;
  firstPage: string;
  everything: string;
}) {
  const { t } = useTranslation("jobs");
  const to = { filtered: everything, filteredNowhere: everything, none: "/post-job", beyond: firstPage, refused: null }[
    reason
  ];
  // Without a postcode the distance does not count: do not suggest changing it.
  const named = reason === "filteredNowhere" ? "filtered" : reason;
  return (
    <EmptyState
      illustration={<Scene name={reason === "none" ? "empty-street" : "no-results"} />}
      title={t(`browse.empty.${named}Title`)}
      text={t(`browse.empty.${reason}Text`)}
      action={named !== "refused" && to && <ButtonLink to={to}>{t(`browse.empty.${named}Action`)}</ButtonLink>}
    />
  );
}
