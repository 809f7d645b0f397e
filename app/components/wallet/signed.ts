import { type Cents, formatSum } from "~/domain/money/money";
import type { Locale } from "../format";

/** '+ € 95,00' or '− € 4,75'. */
export function signedEuros(cents: Cents, locale: Locale): string {
  return `${cents < 0 ? "" : "+\u00a0"}${formatSum(cents, locale)}`;
}
