import type { MoneyCase } from "~/domain/money-case";
import { Euros } from "./euros";

/** Another currency than ours is named: the amount is then in that. */
export function MoneyCaseAmount({ found: { amount, currency } }: { found: MoneyCase }) {
  return currency === "eur" ? <Euros amount={amount} /> : <>{`${amount} ${currency.toUpperCase()}`}</>;
}
