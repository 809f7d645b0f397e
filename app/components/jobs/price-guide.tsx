import { type Cents, formatEuros, parseMoney } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { formatNumber } from "../format";
import { useLocale } from "../locale";

export interface GuidedPrice {
  count: number;
  median: string;
  low: string;
  high: string;
  near: boolean;
  work: string;
}

export function PriceGuide({ guide }: { guide: GuidedPrice | null }) {
  const { t } = useTranslation("prices");
  const locale = useLocale();
  if (!guide) return null;
  const [low, median, high] = [guide.low, guide.median, guide.high].map((amount) => parseMoney(amount) ?? 0) as [
    Cents,
    Cents,
    Cents,
  ];
  const based = {
    count: guide.count,
    shown: formatNumber(guide.count, locale),
    work: guide.work,
  };
  return (
    <div className="price-guide" role="note" aria-label={t("title")}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>{t("around")}</span>
        <strong className="money text-xl">{formatEuros(median, locale)}</strong>
      </p>
      {low < high && (
        <>
          <Scale at={(median - low) / (high - low)} />
          <p className="flex justify-between gap-3 text-sm">
            <span>{t("from", { price: formatEuros(low, locale) })}</span>
            <span>{t("to", { price: formatEuros(high, locale) })}</span>
          </p>
        </>
      )}
      <p className="text-sm text-ink-soft">{guide.near ? t("near", based) : t("everywhere", based)}</p>
    </div>
  );
}

function Scale({ at }: { at: number }) {
  return (
    <svg className="price-scale" aria-hidden="true">
      <line x1="0.5rem" x2="calc(100% - 0.5rem)" y1="50%" y2="50%" />
      <svg x="0.5rem" overflow="visible" width="calc(100% - 1rem)">
        <rect x={`${Math.round(at * 100)}%`} y="0" width="4" height="100%" transform="translate(-2)" />
      </svg>
    </svg>
  );
}
