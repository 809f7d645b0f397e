import { type ReactNode, useEffect, useRef } from "react";
import { AdminHead } from "./admin-head";

interface AdminPageProps {
  title: ReactNode;
  note?: ReactNode;
  back: { to: string; text: string };
  aside: ReactNode;
  chosen?: boolean;
  children: ReactNode;
}

export function AdminPage({ title, note, back, aside, chosen, children }: AdminPageProps) {
  const todo = useRef<HTMLDivElement>(null);
  const before = useRef(chosen);
  // The pressed link is gone after a choice: move the focus to the form.
  useEffect(() => {
    if (before.current !== chosen) todo.current?.focus();
    before.current = chosen;
  }, [chosen]);
  const file = <div className="admin-file">{children}</div>;
  return (
    <section className="grid gap-4">
      <AdminHead back={back} title={title} note={note} />
      <div className="admin-split">
        {!chosen && file}
        <div className="admin-aside outline-none" ref={todo} tabIndex={-1}>
          {aside}
        </div>
        {chosen && file}
      </div>
    </section>
  );
}
