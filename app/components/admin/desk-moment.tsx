import { formatMoment } from "../format";
import { useLocale } from "../locale";

/** A day and a time. */
export function DeskMoment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatMoment(at, useLocale())}
    </time>
  );
}
