import { formatDay, formatDeadline, type Locale } from "../format";

export const endOf = (until: string | null | undefined, locale: Locale): { day: string; moment: string } =>
  until ? { day: formatDay(until, locale), moment: formatDeadline(until, locale) } : { day: "", moment: "" };
