import { isPricePayment } from "~/domain/money/deal-money";
import { type Cents, centsOf, formatEuros } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";

interface MovesAlongProps {
  /** Other money of the job, such as for extra work. It moves with the price. */
  beside: readonly Payment[];
  earned: Cents | null;
  isOpen?: boolean;
}

export function MovesAlong({ beside, earned, isOpen = true }: MovesAlongProps) {
  const { t } = useTranslation("disputes");
  const locale = useLocale();
  if (beside.length === 0) return null;
  const what = beside.map((payment) => {
    const amount = formatEuros(centsOf(payment.amount), locale);
    if (isPricePayment(payment)) return t("beside.price", { amount });
    return t("beside.extra", { amount, description: payment.description ?? "" });
  });
  const way = earned === null ? (isOpen ? "rule" : "before") : earned === 0 ? "back" : "paid";
  return <p>{t(`beside.${way}`, { what: what.join(", ") })}</p>;
}
