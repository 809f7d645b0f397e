import type { ReactNode } from "react";

export interface AdminFact {
  name: string;
  value: ReactNode;
}

export function AdminFacts({ facts }: { facts: readonly AdminFact[] }) {
  return (
    <dl className="admin-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
