import { brand } from "~/brand";
import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { ButtonLink } from "../ui/button-link";
import { Link } from "../ui/link";

interface MissingJobProps {
  kind: "missing" | "gone" | "removed";
  /** Address of the job, for a visitor: its parties can still read it. */
  here?: string | undefined;
}

export function MissingJob({ kind, here }: MissingJobProps) {
  const { t } = useTranslation("jobs");
  return (
    <section className="page-width empty-state">
      <title>{`${t(`job.${kind}.title`)} · ${brand.name}`}</title>
      <Scene name={kind === "missing" ? "not-found" : "empty-street"} />
      <h1>{t(`job.${kind}.title`)}</h1>
      <p>{t(`job.${kind}.text`)}</p>
      <ButtonLink to="/browse-tasks">{t("job.toList")}</ButtonLink>
      {here !== undefined && kind !== "missing" && (
        <p>
          {t("job.yours")}{" "}
          <Link className="text-link" to={`/login?next=${encodeURIComponent(here)}`}>
            {t("job.login")}
          </Link>
        </p>
      )}
    </section>
  );
}
