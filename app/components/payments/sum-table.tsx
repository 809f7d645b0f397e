import type { ReactNode } from "react";

export interface SumLine {
  text: ReactNode;
  amount: string;
}

export function SumTable({ lines, total }: { lines: readonly SumLine[]; total?: SumLine }) {
  return (
    <dl className="grid gap-2">
      {lines.map(({ text, amount }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines never move
        <div key={index} className="flex items-baseline justify-between gap-4">
          <dt className="min-w-0">{text}</dt>
          <dd className="money">{amount}</dd>
        </div>
      ))}
      {total && (
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="text-lg font-bold">{total.text}</dt>
          <dd className="money text-2xl">{total.amount}</dd>
        </div>
      )}
    </dl>
  );
}
