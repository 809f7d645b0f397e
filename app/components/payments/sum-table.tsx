import type { ReactNode } from "react";

export interface SumLine {
  text: ReactNode;
  amount: string;
  loud?: boolean;
}

export function SumTable({ lines, total }: { lines: readonly SumLine[]; total?: SumLine }) {
  const hasLoud = lines.some(({ loud }) => loud);
  return (
    <dl className="grid gap-2">
      {lines.map(({ text, amount, loud }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines never move
        <div key={index} className="flex items-baseline justify-between gap-4">
          <dt className={loud ? "min-w-0 text-lg font-bold" : "min-w-0"}>{text}</dt>
          <dd className={loud ? "money text-2xl" : "money"}>{amount}</dd>
        </div>
      ))}
      {total && (
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className={hasLoud ? undefined : "text-lg font-bold"}>{total.text}</dt>
          <dd className={hasLoud ? "money" : "money text-2xl"}>{total.amount}</dd>
        </div>
      )}
    </dl>
  );
}
