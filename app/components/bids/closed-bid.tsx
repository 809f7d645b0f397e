import { date } from "~/domain/values/date";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { formatJobDay, type Locale } from "../format";
import { useLocale } from "../locale";
import { ClosedForm } from "../ui/closed-form";

const dayText = (day: string, now: number, locale: Locale) =>
  date.safeParse(day).success ? formatJobDay(day, now, locale) : day;

export function ClosedBid({ id, result, now }: { id: string; result: Reply | undefined; now: number }) {
  const { t } = useTranslation("bids");
  const locale = useLocale();
  const { amount, first_day: day } = result?.initialValue ?? {};
  const lines = [
    typeof amount === "string" && amount !== "" && `${t("form.amount")}: € ${amount}`,
    typeof day === "string" && day !== "" && `${t("list.firstDay")}: ${dayText(day, now, locale)}`,
  ].filter((line) => line !== false);
  return <ClosedForm id={id} result={result} lines={lines} field="message" />;
}
