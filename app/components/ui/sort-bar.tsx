import type { ReactNode } from "react";
import { type ChoiceLink, ChoiceLinks } from "./choice-links";
import { Icon } from "./icon";
import { Menu } from "./menu";

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
    <div className="sort-bar">
      <ChoiceLinks label={label} choices={sorts} />
      <WhyOrder question={question}>{children}</WhyOrder>
    </div>
  );
}

export function WhyOrder({ question, children }: WhyOrderProps) {
  return (
    <Menu
      className="why-order"
      triggerClassName="text-sm text-ink-soft underline underline-offset-4"
      trigger={
        <>
          <Icon name="question" />
          <span className="why-order-question">{question}</span>
        </>
      }
    >
      <p className="p-2 text-sm">{children}</p>
    </Menu>
  );
}
