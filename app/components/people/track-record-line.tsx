import type { TrackRecord } from "~/domain/accounts/track-record";
import { useTranslation } from "~/locales/use-translation";
import { formatWait } from "../format";
import { useLocale } from "../locale";

/** Shows a placer. Their rate as a helper says nothing about the jobs they post. */
export function TrackRecordLine({ person }: { person: TrackRecord }) {
  const { t } = useTranslation(["people", "owner"]);
  const locale = useLocale();
  const { reply_minutes: reply, as_owner: deals } = person;
  const facts = [
    reply != null && t("people:list.reply", { time: formatWait(reply, locale) }),
    deals && deals.finished > 0 && t("owner:record.placed", { count: deals.finished }),
    deals && deals.missed > 0 && t("owner:record.missed", { count: deals.missed }),
  ].filter((fact) => typeof fact === "string");
  if (facts.length === 0) return null;
  return <p className="text-sm text-ink-soft">{facts.join(" · ")}</p>;
}
