import type { ReactNode } from "react";

type EmptyStateProps = { illustration: ReactNode; title?: string; text: ReactNode; action?: ReactNode };

export function EmptyState({ illustration, title, text, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {illustration}
      {title && <h2>{title}</h2>}
      <p>{text}</p>
      {action}
    </div>
  );
}
