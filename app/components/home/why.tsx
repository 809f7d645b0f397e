import type { FiguresShown } from "~/domain/site/figures";
import { useTranslation } from "~/locales/use-translation";
import { Figures } from "../brand/figures";
import { Values } from "../brand/values";
import { Section } from "../ui/section";

export function Why({ figures }: { figures: FiguresShown }) {
  const { t } = useTranslation("home");
  const { title, ...reasons } = t("why", { returnObjects: true });
  return (
    <Section id="waarom" title={title} ground="card">
      <Values texts={reasons} />
      <Figures {...figures} />
    </Section>
  );
}
