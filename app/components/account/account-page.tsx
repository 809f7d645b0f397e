import type { ReactNode } from "react";
import { Card } from "../ui/card";
import { classNames } from "../ui/class-names";

interface AccountPageProps {
  title: string;
  intro?: ReactNode;
  notice?: ReactNode;
  aside?: ReactNode;
  beside?: ReactNode;
  children: ReactNode;
}

export function AccountPage({ title, intro, notice, aside, beside, children }: AccountPageProps) {
  return (
    <section className="page-width grid justify-items-center gap-6 py-6 sm:py-14">
      <div
        className={classNames(
          "grid w-full max-w-md gap-6",
          beside
            ? "lg:max-w-none lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] lg:items-start lg:gap-x-16 xl:gap-x-24"
            : undefined,
        )}
      >
        <div className="grid gap-5">
          <header className="grid gap-1">
            <h1>{title}</h1>
            {intro && <p className="text-ink-soft">{intro}</p>}
          </header>
          {notice}
          <Card className="grid gap-5 p-5 sm:p-7">{children}</Card>
          {aside}
        </div>
        {beside}
      </div>
    </section>
  );
}
