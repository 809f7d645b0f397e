import { formatDay, formatTime } from "../format";
import { useLocale } from "../locale";

/** A day and a time. */
export function DeskMoment({ at }: { at: string }) {
  const locale = useLocale();
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatDay(at, locale)} {formatTime(at, locale)}
    </time>
  );
}
