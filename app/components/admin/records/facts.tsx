import type { ReactNode } from "react";
import { useTranslation } from "~/locales/use-translation";
import { DeskFacts } from "../desk-facts";
import { DeskPanel } from "../desk-panel";

/** What is known of something; null is not known, and said so. */
export type Fact = readonly [name: string, value: ReactNode];

/** A few facts together, under a heading of their own. */
export function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const { t } = useTranslation("adminRecords");
  return (
    <DeskPanel title={title}>
      <DeskFacts facts={facts.map(([name, value]) => ({ name, value: value ?? t("unknown") }))} />
    </DeskPanel>
  );
}
