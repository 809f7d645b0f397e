import { type Cents, FEE_PERCENT, formatEuros, withFee } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Icon } from "../ui/icon";

interface TotalNoteProps {
  bid: Cents;
  percent: number;
}

export function TotalNote({ bid, percent }: TotalNoteProps) {
  const { t } = useTranslation("posting");
  const locale = useLocale();
  const total = formatEuros(withFee(bid, FEE_PERCENT), locale);
  return (
    <p className="flex gap-2.5 rounded-control bg-action-tint px-4 py-3 text-sm">
      <Icon name="wallet" className="mt-0.5 text-action" />
      <span aria-live="polite" data-total={t("budget.total", { bid: "{bid}", total: "{total}", percent })}>
        {t("budget.total", { bid: formatEuros(bid, locale), total, percent })}
      </span>
    </p>
  );
}
