import { PAYOUT_LINES, PAYOUT_NEED_WORDS } from "~/content/events/payouts";
import type { PayoutOutlook } from "~/domain/money/payout-schedule";
import { dayInWords } from "~/domain/values/day-words";
import type { Language } from "~/domain/values/language";

function needsLine({ needs, isChecking }: Extract<PayoutOutlook, { needs: unknown }>, language: Language): string {
  const own = isChecking ? needs.filter((need) => need !== "not_verified") : needs;
  const [only, ...others] = own;
  if (only === undefined) return PAYOUT_LINES.checking[language];
  const steps = own.map((need) => PAYOUT_NEED_WORDS[need][language].step);
  const asked =
    others.length === 0
      ? PAYOUT_NEED_WORDS[only][language].alone
      : PAYOUT_LINES.several[language](new Intl.ListFormat(language).format(steps));
  return isChecking ? `${PAYOUT_LINES.stillChecking[language]} ${asked}` : asked;
}

export function payoutLine(outlook: PayoutOutlook, language: Language): string {
  if (outlook === "direct") return "";
  if ("needs" in outlook) return needsLine(outlook, language);
  return outlook.isToday ? PAYOUT_LINES.today[language] : PAYOUT_LINES.on[language](dayInWords(outlook.day, language));
}
