import { wholeOf } from "~/domain/deals/stop-life";
import { type Cents, centsOf, formatEuros } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import type { StopPageProps } from "./stop-page-props";

export const partsOf = ({ parts }: StopPageProps["stop"]) =>
  parts.map(({ amount, before, ...part }) => ({ ...part, amount: centsOf(amount), before: centsOf(before ?? "0.00") }));

export function useExtraText(stop: StopPageProps["stop"], word: "withExtra" | "totalWithExtra"): string | null {
  const { t } = useTranslation("stop");
  const locale = useLocale();
  const extra = wholeOf(partsOf(stop).filter((part) => part.extra));
  return extra > 0 ? t(word, { extra: formatEuros(extra, locale) }) : null;
}

export function EarnedOfWhole({ stop, earned }: Pick<StopPageProps, "stop"> & { earned: Cents }) {
  const { t } = useTranslation("stop");
  const locale = useLocale();
  const amount = formatEuros(wholeOf(partsOf(stop)), locale);
  const extra = useExtraText(stop, "totalWithExtra");
  return (
    <p className="text-ink-soft">
      {t("earned", { earned: formatEuros(earned, locale), amount })} {extra}
    </p>
  );
}
