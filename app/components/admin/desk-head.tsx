import type { ReactNode } from "react";
import { BackLink } from "./back-link";

interface DeskHeadProps {
  title: ReactNode;
  note?: ReactNode;
  back?: { to: string; text: string };
  children?: ReactNode;
}

export function DeskHead({ title, note, back, children }: DeskHeadProps) {
  return (
    <div>
      {back && <BackLink to={back.to}>{back.text}</BackLink>}
      <header className="desk-head">
        <div className="min-w-0">
          <h1 className="text-2xl">{title}</h1>
          {note && <div className="pt-1 text-sm text-ink-soft">{note}</div>}
        </div>
        {children}
      </header>
    </div>
  );
}
