import type { ReactNode } from "react";
import { useTranslation } from "~/locales/use-translation";
import { AdminFacts } from "../admin-facts";
import { AdminPanel } from "../admin-panel";

export type Fact = readonly [name: string, value: ReactNode];

export function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const { t } = useTranslation("adminRecords");
  return (
    <AdminPanel title={title}>
      <AdminFacts facts={facts.map(([name, value]) => ({ name, value: value ?? t("unknown") }))} />
    </AdminPanel>
  );
}
