import type { Dispute } from "~/domain/deals/dispute";
import { useTranslation } from "~/locales/use-translation";
import { formatDay, formatTime } from "../format";
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
            at: `${formatDay(absence_at, locale)} ${formatTime(absence_at, locale)}`,
          })}
        </p>
      )}
      {own_words !== false && <blockquote className="desk-words">{reason}</blockquote>}
    </>
  );
}
