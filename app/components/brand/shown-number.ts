import type { Shown } from "~/domain/figures";
import type { Language } from "~/domain/language";
import { formatNumber } from "../format";

export const shownNumber = ({ count, isClaim }: Shown, locale: Language): string =>
  formatNumber(count, locale) + (isClaim ? "+" : "");
