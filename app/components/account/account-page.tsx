import type { ReactNode } from "react";
import { Card } from "../ui/card";

interface AccountPageProps {
  title: string;
  intro?: string;
  /** Above the form: what went wrong, or why one is here. */
  notice?: ReactNode;
  /** Below the card: the other way in. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A narrow page around one form about the account. */
export function AccountPage({ title, intro, notice, aside, children }: AccountPageProps) {
  return (
    <section className="page-width grid justify-items-center gap-6 py-8 sm:py-14">
      <div className="grid w-full max-w-md gap-6">
        <header className="grid gap-1">
          <h1>{title}</h1>
          {intro && <p className="text-ink-soft">{intro}</p>}
        </header>
        {notice}
        <Card className="grid gap-5 p-5 sm:p-7">{children}</Card>
        {aside}
      </div>
    </section>
  );
}
