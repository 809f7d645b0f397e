import { formatEuros } from "~/domain/money/money";
import type { Locale } from "../format";
import { classNames } from "./class-names";

type PriceProps = {
  cents: number | null;
  tbdText: string;
  locale: Locale;
  className?: string;
};

export function Price({ cents, tbdText, locale, className }: PriceProps) {
  if (cents === null) return <span className={classNames("price-open", className)}>{tbdText}</span>;
  return <span className={classNames("money", className)}>{formatEuros(cents, locale)}</span>;
}
