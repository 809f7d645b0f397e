import { PAYOUT_LINES } from "~/content/events/payouts";
import type { PayoutOutlook } from "~/domain/money/payout-schedule";
import { type Language, LOCALES } from "~/domain/values/language";

export const dayInWords = (day: string, language: Language) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(LOCALES[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });

export function payoutLine(outlook: PayoutOutlook, language: Language): string {
  if (outlook === "direct") return "";
  if (typeof outlook === "string") return PAYOUT_LINES[outlook][language];
  return outlook.isToday ? PAYOUT_LINES.today[language] : PAYOUT_LINES.on[language](dayInWords(outlook.day, language));
}
