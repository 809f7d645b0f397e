import { type ReactNode, useId } from "react";
import { Card } from "../ui/card";
import { classNames } from "../ui/class-names";

interface DeskPanelProps {
  title: ReactNode;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function DeskPanel({ title, aside, className, children }: DeskPanelProps) {
  const id = useId();
  return (
    <Card as="section" className={classNames("desk-panel", className)} aria-labelledby={id}>
      <div className="desk-panel-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}
