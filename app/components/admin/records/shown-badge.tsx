import { useTranslation } from "~/locales/use-translation";
import { Badge } from "../../ui/badge";

export function ShownBadge({ visible }: { visible: boolean }) {
  const { t } = useTranslation("adminRecords");
  return visible ? t("reviews.shown.visible") : <Badge tone="attention">{t("reviews.shown.hidden")}</Badge>;
}
