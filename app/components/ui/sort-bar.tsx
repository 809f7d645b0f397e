import type { ReactNode } from "react";
import { type ChoiceLink, ChoiceLinks } from "./choice-links";
import { Icon } from "./icon";

interface WhyOrderProps {
  question: string;
  children: ReactNode;
}

interface SortBarProps extends WhyOrderProps {
  label: string;
  sorts: readonly ChoiceLink[];
}

export function SortBar({ label, sorts, question, children }: SortBarProps) {
  return (
    <div className="grid gap-1">
      <ChoiceLinks label={label} choices={sorts} />
      <WhyOrder question={question}>{children}</WhyOrder>
    </div>
  );
}

export function WhyOrder({ question, children }: WhyOrderProps) {
  return (
    <details className="group text-sm text-ink-soft">
      <summary className="inline-flex min-h-11 items-center gap-1.5 underline underline-offset-4">
        <Icon name="sort" />
        {question}
      </summary>
      <p className="measure pb-2">{children}</p>
    </details>
  );
}
