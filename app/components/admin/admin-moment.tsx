import { perLanguage } from "~/domain/values/formatters";
import { type Locale, timeZone, written } from "../format";
import { useLocale } from "../locale";

const moments = /* @__PURE__ */ perLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short", timeZone }),
);

export const formatMoment = (moment: string, locale: Locale): string => written(moments, moment, locale);

export function AdminMoment({ at }: { at: string }) {
  return <time dateTime={at}>{formatMoment(at, useLocale())}</time>;
}
