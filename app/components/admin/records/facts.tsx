import type { ReactNode } from "react";
import { useTranslation } from "~/locales/use-translation";
import { DeskFacts } from "../desk-facts";
import { DeskPanel } from "../desk-panel";

export type Fact = readonly [name: string, value: ReactNode];

export function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const { t } = useTranslation("adminRecords");
  return (
    <DeskPanel title={title}>
      <DeskFacts facts={facts.map(([name, value]) => ({ name, value: value ?? t("unknown") }))} />
    </DeskPanel>
  );
}
