import { brand } from "~/brand";
import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { ButtonLink } from "../ui/button-link";

export function MissingJob({ kind }: { kind: "missing" | "gone" | "removed" }) {
  const { t } = useTranslation("jobs");
  return (
    <section className="page-width empty-state">
      <title>{`${t(`job.${kind}.title`)} · ${brand.name}`}</title>
      <Scene name={kind === "missing" ? "not-found" : "empty-street"} />
      <h1>{t(`job.${kind}.title`)}</h1>
      <p>{t(`job.${kind}.text`)}</p>
      <ButtonLink to="/browse-tasks">{t("job.toList")}</ButtonLink>
    </section>
  );
}
