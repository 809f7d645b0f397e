import type { ReactNode } from "react";
import { formatLongDay } from "../format";
import { useLocale } from "../locale";

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function DayFact({ term, at }: { term: string; at: string | null }) {
  const locale = useLocale();
  if (at === null) return null;
  return (
    <Fact term={term}>
      <time dateTime={at}>{formatLongDay(at, locale)}</time>
    </Fact>
  );
}
