import type { Dispute } from "~/domain/deals/dispute";
import { useTranslation } from "~/locales/use-translation";
import { formatDayAndTime } from "../format";
import { useLocale } from "../locale";

interface DisputeReasonProps {
  dispute: Dispute;
  opener: string;
  accused: string;
}

/** A contest of a report of absence may open a dispute without words. */
export function DisputeReason({ dispute: { absence_at, own_words, reason }, opener, accused }: DisputeReasonProps) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  return (
    <>
      {absence_at && (
        <p>
          {t("dispute.absence", {
            opener,
            accused,
            at: formatDayAndTime(absence_at, locale),
          })}
        </p>
      )}
      {own_words !== false && <blockquote className="admin-words">{reason}</blockquote>}
    </>
  );
}
