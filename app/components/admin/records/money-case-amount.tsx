import type { MoneyCase } from "~/domain/money/money-case";
import { Euros } from "./euros";

export function MoneyCaseAmount({ moneyCase: { amount, currency } }: { moneyCase: MoneyCase }) {
  return currency === "eur" ? <Euros amount={amount} /> : <>{`${amount} ${currency.toUpperCase()}`}</>;
}
