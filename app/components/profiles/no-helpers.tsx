import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { ButtonLink } from "../ui/button-link";
import { EmptyState } from "../ui/empty-state";

export type NoHelpersReason = "filtered" | "filteredNowhere" | "none" | "beyond" | "refused";
type NoHelpersProps = { reason: NoHelpersReason; firstPage: string; everyone: string };

export function NoHelpers({ reason, firstPage, everyone }: NoHelpersProps) {
  const { t } = useTranslation("people");
  const to = { filtered: everyone, filteredNowhere: everyone, none: "/post-job", beyond: firstPage, refused: null }[
    reason
  ];
  const named = reason === "filteredNowhere" ? "filtered" : reason;
  return (
    <EmptyState
      illustration={<Scene name={reason === "none" ? "empty-street" : "no-results"} />}
      title={t(`list.empty.${named}Title`)}
      text={t(`list.empty.${reason}Text`)}
      action={named !== "refused" && to && <ButtonLink to={to}>{t(`list.empty.${named}Action`)}</ButtonLink>}
    />
  );
}
