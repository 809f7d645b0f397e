import { centsOf, formatSum } from "~/domain/money/money";
import { useLocale } from "../../locale";

export function Euros({ amount }: { amount: string }) {
  return <span className="whitespace-nowrap">{formatSum(centsOf(amount), useLocale())}</span>;
}
