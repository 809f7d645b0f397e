import type { Shown } from "~/domain/figures";
import type { Language } from "~/domain/language";
import { formatNumber } from "../format";

/** '12.345' if counted, '10.000+' if claimed. */
export const shownNumber = ({ count, isClaim }: Shown, locale: Language): string =>
  formatNumber(count, locale) + (isClaim ? "+" : "");
