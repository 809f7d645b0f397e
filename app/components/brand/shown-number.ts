import type { Shown } from "~/domain/site/stats";
import type { Language } from "~/domain/values/language";
import { formatNumber } from "../format";

export const shownNumber = ({ count, isClaim }: Shown, locale: Language): string =>
  formatNumber(count, locale) + (isClaim ? "+" : "");
