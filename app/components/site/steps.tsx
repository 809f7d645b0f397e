import type { ReactNode } from "react";
import type { Point } from "~/domain/site/site-text";
import { classNames } from "../ui/class-names";
import { Section } from "../ui/section";

interface StepsProps {
  id: string;
  title: string;
  intro: string;
  steps: readonly Point[];
  ground?: "paper" | "card";
  children: ReactNode;
}

export function Steps({ id, title, intro, steps, ground, children }: StepsProps) {
  return (
    <Section id={id} title={title} intro={intro} ground={ground}>
      <ol className={classNames("grid gap-x-12 gap-y-8", steps.length === 3 ? "lg:grid-cols-3" : "md:grid-cols-2")}>
        {steps.map((step, index) => (
          <li key={step.title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
            <span className="home-step-number text-xl" aria-hidden="true">
              {index + 1}
            </span>
            <div className="grid content-start gap-1.5">
              <h3>{step.title}</h3>
              <p className="measure text-ink-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p>{children}</p>
    </Section>
  );
}
