import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface SectionProps {
  id: string;
  title: string;
  intro?: string;
  more?: ReactNode;
  ground?: "paper" | "card" | "sunken";
  children: ReactNode;
}

const GROUNDS = {
  paper: "",
  card: "home-ground border-y border-line bg-card",
  sunken: "home-ground bg-sunken",
};

export function Section({ id, title, intro, more, ground = "paper", children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={classNames("home-section", GROUNDS[ground])}>
      <div className="page-width grid gap-5 sm:gap-9">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <div className="grid gap-2">
            <h2 id={id} className="text-3xl">
              {title}
            </h2>
            {intro && <p className="measure text-lg text-ink-soft">{intro}</p>}
          </div>
          {more}
        </div>
        {children}
      </div>
    </section>
  );
}
