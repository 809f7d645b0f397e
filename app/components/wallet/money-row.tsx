import type { ReactNode } from "react";

interface MoneyRowProps {
  title: ReactNode;
  notes: ReactNode;
  amount: string;
  plus?: boolean;
  aside?: ReactNode;
}

export function MoneyRow({ title, notes, amount, plus, aside }: MoneyRowProps) {
  return (
    <li className="money-row">
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="money-row-notes">{notes}</p>
      </div>
      <div className="money-row-sum">
        <span className={plus ? "money text-action" : "money"}>{amount}</span>
        {aside && <span className="text-xs text-ink-soft">{aside}</span>}
      </div>
    </li>
  );
}
