import { formatEuros } from "~/domain/money/money";
import { type MoneyEnd, moneyEndOf } from "~/domain/money/money-end";
import type { Payment } from "~/domain/money/payment";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";

interface MoneyEndTextProps {
  payment: Payment;
  reader: "payer" | "payee";
}

const sentenceOf = ({ way, by }: MoneyEnd) => {
  if (way === "paid") return `end.paid.${by}` as const;
  if (way === "divided") return `end.divided.${by}` as const;
  return `end.${way}` as const;
};

/** Says where the money of a payment went, and why. Nothing while it did not move. */
export function MoneyEndText({ payment, reader }: MoneyEndTextProps) {
  const { t } = useTranslation("disputes");
  const locale = useLocale();
  const end = moneyEndOf(payment);
  if (!end) return null;
  return t(sentenceOf(end), {
    helper: formatEuros(end.helper, locale),
    refund: formatEuros(end.refund, locale),
    toClient: t(reader === "payer" ? "end.you" : "end.client"),
    toHelper: t(reader === "payee" ? "end.you" : "end.helper"),
  });
}
