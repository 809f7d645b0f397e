import type { BackParts } from "~/domain/money/back-parts";
import { formatEuros } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";

export function useBackText() {
  const { t } = useTranslation("receipts");
  const locale = useLocale();
  return (parts: BackParts | null): string => {
    if (parts === null) return t("way.unknown");
    const { card, credit } = parts;
    if (card + credit === 0) return "";
    return t(`way.${wordOf(parts)}`, { card: formatEuros(card, locale), credit: formatEuros(credit, locale) });
  };
}

export function useWayText() {
  const { t } = useTranslation("receipts");
  const locale = useLocale();
  return (parts: BackParts): string =>
    t(`wayIfEnded.${wordOf(parts)}`, {
      card: formatEuros(parts.card, locale),
      credit: formatEuros(parts.credit, locale),
    });
}

function wordOf({ card, credit }: BackParts): "card" | "credit" | "both" {
  if (credit === 0) return "card";
  return card === 0 ? "credit" : "both";
}
