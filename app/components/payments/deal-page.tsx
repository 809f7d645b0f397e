import type { ReactNode } from "react";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";

interface DealPageProps {
  title: string;
  back: { to: string; text: string };
  children: ReactNode;
}

export function DealPage({ title, back, children }: DealPageProps) {
  return (
    <section className="page-width py-4 sm:py-8">
      <div className="mx-auto grid w-full max-w-xl gap-5">
        <header className="grid gap-1">
          <Link
            to={back.to}
            className="text-link print-hidden inline-flex min-h-11 items-center gap-2 justify-self-start"
          >
            <Icon name="arrow-left" />
            {back.text}
          </Link>
          <h1>{title}</h1>
        </header>
        {children}
      </div>
    </section>
  );
}
