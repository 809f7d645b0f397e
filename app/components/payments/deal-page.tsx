import type { ReactNode } from "react";
import { BackLink } from "../ui/back-link";

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
          <BackLink to={back.to} className="print-hidden">
            {back.text}
          </BackLink>
          <h1>{title}</h1>
        </header>
        {children}
      </div>
    </section>
  );
}
