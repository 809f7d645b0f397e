import type { ReactNode } from "react";
import { BackLink } from "./back-link";
import { DeskHead } from "./desk-head";

interface DeskPageProps {
  title: ReactNode;
  note?: ReactNode;
  back: { to: string; text: string };
  /** What is to be done with it; on a phone after all there is to know. */
  aside: ReactNode;
  children: ReactNode;
}

/** One thing of the desk: its file, and beside it what is to be done. */
export function DeskPage({ title, note, back, aside, children }: DeskPageProps) {
  return (
    <section className="grid gap-4">
      <div>
        <BackLink to={back.to}>{back.text}</BackLink>
        <DeskHead title={title} note={note} />
      </div>
      <div className="desk-split">
        <div className="desk-file">{children}</div>
        <div className="desk-aside">{aside}</div>
      </div>
    </section>
  );
}
