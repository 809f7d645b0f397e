import type { ReactNode } from "react";

/** The title of a page of the desk, with what is said about it under it and what can be done beside it. */
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
