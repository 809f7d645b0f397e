import { type ReactNode, useId } from "react";

interface SettingsGroupProps {
  title?: string;
  children: ReactNode;
}

export function SettingsGroup({ title, children }: SettingsGroupProps) {
  const id = useId();
  const cards = <div className="gap-4 lg:columns-2 *:mb-4 *:break-inside-avoid">{children}</div>;
  if (!title) return cards;
  return (
    <section className="mt-4 grid gap-4" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {cards}
    </section>
  );
}
