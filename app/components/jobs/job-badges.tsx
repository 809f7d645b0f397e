import { useTranslation } from "react-i18next";
import type { Job } from "~/domain/job";
import { Badge } from "../ui/badge";

/** What a helper must know before reading on. */
export function JobBadges({
  job,
  isNew,
}: {
  job: Pick<Job, "business_required" | "is_remote" | "image">;
  isNew?: boolean;
}) {
  const { t } = useTranslation("jobs");
  return (
    <>
      {isNew && <Badge tone="attention">{t("card.new")}</Badge>}
      {job.business_required && (
        <Badge tone="info" icon="business">
          {t("card.business")}
        </Badge>
      )}
      {job.is_remote && (
        <Badge icon="remote" tone="action">
          {t("card.remote")}
        </Badge>
      )}
    </>
  );
}
