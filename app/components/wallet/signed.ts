import { type Cents, formatSum } from "~/domain/money/money";
import type { Locale } from "../format";

export function signedEuros(cents: Cents, locale: Locale): string {
  return `${cents < 0 ? "" : "+\u00a0"}${formatSum(cents, locale)}`;
}
