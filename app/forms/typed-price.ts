import { type Cents, isPrice, parseMoney } from "~/domain/money/money";

/** Null if nothing was typed, or no price. */
export function typedPrice({ initialValue }: { initialValue?: unknown }): Cents | null {
  const cents = parseMoney(typeof initialValue === "string" ? initialValue : "");
  return cents !== null && isPrice(cents) ? cents : null;
}
