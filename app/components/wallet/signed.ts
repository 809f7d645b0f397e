import { type Cents, parseMoney } from "~/domain/money";
import { formatEuros, type Locale } from "../format";

/** An amount of the contract, also a negative one. */
export function centsOf(money: string): Cents {
  const cents = parseMoney(money.replace(/^-/, "")) ?? 0;
  return money.startsWith("-") ? -cents : cents;
}

/** '+ € 95,00' or '− € 4,75'. */
export function signedEuros(cents: Cents, locale: Locale): string {
  return `${cents < 0 ? "−" : "+"}\u00a0${formatEuros(Math.abs(cents), locale)}`;
}
