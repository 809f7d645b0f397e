import type { ReactNode } from "react";
import { type ChoiceLink, ChoiceLinks } from "./choice-links";
import { Icon } from "./icon";

interface WhyOrderProps {
  /** Asks why the order is what it is; what it unfolds says so. */
  question: string;
  children: ReactNode;
}

interface SortBarProps extends WhyOrderProps {
  label: string;
  sorts: readonly ChoiceLink[];
}

/** The orders a list can be in, and why it is in this one. */
export function SortBar({ label, sorts, question, children }: SortBarProps) {
  return (
    <div className="grid gap-1">
      <ChoiceLinks label={label} choices={sorts} />
      <WhyOrder question={question}>{children}</WhyOrder>
    </div>
  );
}

/** Why a list is in its order. */
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
