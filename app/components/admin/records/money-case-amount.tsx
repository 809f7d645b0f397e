import type { MoneyCase } from "~/domain/money/money-case";
import { Euros } from "./euros";

export function MoneyCaseAmount({ found: { amount, currency } }: { found: MoneyCase }) {
  return currency === "eur" ? <Euros amount={amount} /> : <>{`${amount} ${currency.toUpperCase()}`}</>;
}
