import { centsOf, formatSum } from "~/domain/money/money";
import { useLocale } from "../../locale";

export function Euros({ amount }: { amount: string }) {
  const cents = centsOf(amount);
  const euros = formatSum(Math.abs(cents), useLocale());
  return <span className="whitespace-nowrap">{cents < 0 ? `−\u00a0${euros}` : euros}</span>;
}
