import type { JobEnd } from "~/domain/jobs/job-status";
import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { ButtonLink } from "../ui/button-link";
import { DeadEnd } from "../ui/dead-end";
import { Link } from "../ui/link";

interface MissingJobProps {
  kind: "missing" | "gone" | JobEnd;
  /** Address of the job, for a visitor: its parties can still read it. */
  pageAddress?: string | undefined;
}

export function MissingJob({ kind, pageAddress }: MissingJobProps) {
  const { t } = useTranslation("jobs");
  return (
    <DeadEnd
      illustration={<Scene name={kind === "missing" ? "not-found" : "empty-street"} className="w-44 md:w-72" />}
      title={t(`job.${kind}.title`)}
      text={t(`job.${kind}.text`)}
    >
      <ButtonLink to="/browse-tasks">{t("job.toList")}</ButtonLink>
      {pageAddress !== undefined && kind !== "missing" && (
        <p>
          {t("job.yours")}{" "}
          <Link className="text-link" to={`/login?next=${encodeURIComponent(pageAddress)}`}>
            {t("job.login")}
          </Link>
        </p>
      )}
    </DeadEnd>
  );
}
