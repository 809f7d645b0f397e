import { formatMoment } from "../format";
import { useLocale } from "../locale";

/** A day and a time. */
export function DeskMoment({ at }: { at: string }) {
  return <time dateTime={at}>{formatMoment(at, useLocale())}</time>;
}
