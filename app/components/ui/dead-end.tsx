import type { ReactNode } from "react";
import { look } from "~/brand-look";

interface DeadEndProps {
  illustration: ReactNode;
  title: string;
  text: ReactNode;
  children: ReactNode;
}

export function DeadEnd({ illustration, title, text, children }: DeadEndProps) {
  return (
    <section className="page-width flex flex-wrap items-center justify-center gap-x-16 gap-y-8 py-12 md:py-20">
      <title>{`${title} · ${look.name}`}</title>
      {illustration}
      <div className="measure grid justify-items-start gap-4">
        <h1>{title}</h1>
        <p className="text-lg">{text}</p>
        {children}
      </div>
    </section>
  );
}
