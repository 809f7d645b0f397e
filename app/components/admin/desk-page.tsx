import { type ReactNode, useEffect, useRef } from "react";
import { DeskHead } from "./desk-head";

interface DeskPageProps {
  title: ReactNode;
  note?: ReactNode;
  back: { to: string; text: string };
  aside: ReactNode;
  chosen?: boolean;
  children: ReactNode;
}

export function DeskPage({ title, note, back, aside, chosen, children }: DeskPageProps) {
  const todo = useRef<HTMLDivElement>(null);
  const before = useRef(chosen);
  // The pressed link is gone after a choice: move the focus to the form.
  useEffect(() => {
    if (before.current !== chosen) todo.current?.focus();
    before.current = chosen;
  }, [chosen]);
  const file = <div className="desk-file">{children}</div>;
  return (
    <section className="grid gap-4">
      <DeskHead back={back} title={title} note={note} />
      <div className="desk-split">
        {!chosen && file}
        <div className="desk-aside outline-none" ref={todo} tabIndex={-1}>
          {aside}
        </div>
        {chosen && file}
      </div>
    </section>
  );
}
