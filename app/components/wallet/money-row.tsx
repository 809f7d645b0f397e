import type { ReactNode } from "react";

interface MoneyRowProps {
  title: ReactNode;
  notes: ReactNode;
  amount: string;
  plus?: boolean;
  aside?: ReactNode;
  action?: ReactNode;
}

export function MoneyRow({ title, notes, amount, plus, aside, action }: MoneyRowProps) {
  return (
    <li className="money-row">
      <p className="font-bold">{title}</p>
      <div className="money-row-sum">
        <span className={plus ? "money text-action" : "money"}>{amount}</span>
        {aside && <span className="text-sm text-ink-soft">{aside}</span>}
      </div>
      <p className="money-row-notes">{notes}</p>
      {action && <div className="money-row-notes">{action}</div>}
    </li>
  );
}
