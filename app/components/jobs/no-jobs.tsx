import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { ButtonLink } from "../ui/button-link";
import { EmptyState } from "../ui/empty-state";

export type NoJobsReason = "filtered" | "none" | "beyond" | "refused";

/** Why there is nothing in the list, and what to do. */
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
  const to = { filtered: everything, none: "/post-job", beyond: firstPage, refused: null }[reason];
  return (
    <EmptyState
      illustration={<Scene name={reason === "none" ? "empty-street" : "no-results"} />}
      title={t(`browse.empty.${reason}Title`)}
      text={t(`browse.empty.${reason}Text`)}
      action={reason !== "refused" && to && <ButtonLink to={to}>{t(`browse.empty.${reason}Action`)}</ButtonLink>}
    />
  );
}
