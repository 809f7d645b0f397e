import { useTranslation } from "~/locales/use-translation";
import { Badge } from "../../ui/badge";

/** Whether a review can be read by everyone. */
export function ShownBadge({ visible }: { visible: boolean }) {
  const { t } = useTranslation("adminRecords");
  return visible ? (
    <Badge tone="neutral">{t("reviews.shown.visible")}</Badge>
  ) : (
    <Badge tone="attention">{t("reviews.shown.hidden")}</Badge>
  );
}
