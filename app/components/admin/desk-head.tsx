import type { ReactNode } from "react";

export function DeskHead({ title, note, children }: { title: ReactNode; note?: ReactNode; children?: ReactNode }) {
  return (
    <header className="desk-head">
      <div className="min-w-0">
        <h1 className="text-2xl">{title}</h1>
        {note && <p className="text-sm text-ink-soft">{note}</p>}
      </div>
      {children}
    </header>
  );
}
