import { formatEuros } from "~/domain/money/money";
import { type MoneyEnd, moneyEndOf } from "~/domain/money/money-end";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";

const sentenceOf = ({ way, by }: MoneyEnd) => {
  if (way === "paid") return `end.paid.${by}` as const;
  if (way === "divided") return `end.divided.${by}` as const;
  return `end.${way}` as const;
};

/** Returns a function that returns "" while the money did not move. */
export function useMoneyEnd(reader: "payer" | "payee") {
  const { t } = useTranslation("disputes");
  const locale = useLocale();
  return (...money: Parameters<typeof moneyEndOf>): string => {
    const end = moneyEndOf(...money);
    if (!end) return "";
    return t(sentenceOf(end), {
      helper: formatEuros(end.helper, locale),
      refund: formatEuros(end.refund, locale),
      toClient: t(reader === "payer" ? "end.you" : "end.client"),
      toHelper: t(reader === "payee" ? "end.you" : "end.helper"),
    });
  };
}
