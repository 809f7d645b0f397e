import type { ReactNode } from "react";
import { useTranslation } from "~/locales/use-translation";

/** What is known of something; null is not known, and said so. */
export type Fact = readonly [label: string, value: ReactNode];

/** A few facts together, a line each. */
export function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const { t } = useTranslation("adminRecords");
  return (
    <section className="desk-facts">
      <h2>{title}</h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? t("unknown")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
