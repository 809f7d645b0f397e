import type { Shown } from "~/domain/figures";
import type { Language } from "~/domain/language";
import { formatNumber } from "../format";

/** '12.345' as it was counted, '10.000+' as it is claimed. */
export const shownNumber = ({ count, isClaim }: Shown, locale: Language): string =>
  formatNumber(count, locale) + (isClaim ? "+" : "");
