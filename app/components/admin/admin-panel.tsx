import { type ReactNode, useId } from "react";
import { Card } from "../ui/card";
import { classNames } from "../ui/class-names";

interface AdminPanelProps {
  title: ReactNode;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function AdminPanel({ title, aside, className, children }: AdminPanelProps) {
  const id = useId();
  return (
    <Card as="section" className={classNames("admin-panel", className)} aria-labelledby={id}>
      <div className="admin-panel-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}
