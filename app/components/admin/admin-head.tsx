import type { ReactNode } from "react";
import { BackLink } from "./back-link";

interface AdminHeadProps {
  title: ReactNode;
  note?: ReactNode;
  back?: { to: string; text: string };
  children?: ReactNode;
}

export function AdminHead({ title, note, back, children }: AdminHeadProps) {
  return (
    <div>
      {back && <BackLink to={back.to}>{back.text}</BackLink>}
      <header className="admin-head">
        <div className="min-w-0">
          <h1 className="text-2xl">{title}</h1>
          {note && <div className="pt-1 text-sm text-ink-soft">{note}</div>}
        </div>
        {children}
      </header>
    </div>
  );
}
