import type { ReactNode } from "react";

export interface DeskFact {
  name: string;
  value: ReactNode;
}

export function DeskFacts({ facts }: { facts: readonly DeskFact[] }) {
  return (
    <dl className="desk-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
