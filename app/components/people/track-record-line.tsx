import type { TrackRecord } from "~/domain/accounts/track-record";
import { useTranslation } from "~/locales/use-translation";
import { formatWait } from "../format";
import { useLocale } from "../locale";

export function TrackRecordLine({ person }: { person: TrackRecord }) {
  const { t } = useTranslation(["people", "owner"]);
  const locale = useLocale();
  const { reply_minutes: reply, completion_rate: completion } = person;
  const facts = [
    reply != null && t("people:list.reply", { time: formatWait(reply, locale) }),
    completion != null && t("owner:record.completion", { percent: completion }),
  ].filter((fact) => fact !== false);
  if (facts.length === 0) return null;
  return <p className="text-sm text-ink-soft">{facts.join(" · ")}</p>;
}
