import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { ButtonLink } from "../ui/button-link";
import { EmptyState } from "../ui/empty-state";

export function NoAreas({ list }: { list: string }) {
  const { t } = useTranslation("map");
  return (
    <EmptyState
      illustration={<Scene name="no-results" />}
      title={t("areas.none")}
      text={t("areas.noneText")}
      action={<ButtonLink to={list}>{t("areas.noneAction")}</ButtonLink>}
    />
  );
}
