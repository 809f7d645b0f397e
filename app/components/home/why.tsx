import type { ShownStats } from "~/domain/site/stats";
import { useTranslation } from "~/locales/use-translation";
import { Stats } from "../brand/stats";
import { Values } from "../brand/values";
import { Section } from "../ui/section";

export function Why({ stats }: { stats: ShownStats }) {
  const { t } = useTranslation("home");
  const { title, ...reasons } = t("why", { returnObjects: true });
  return (
    <Section id="waarom" title={title} ground="card">
      <Values texts={reasons} />
      <Stats {...stats} />
    </Section>
  );
}
