import type { ReactNode } from "react";
import { Link } from "react-router";
import { categoryOf } from "~/domain/category";
import type { JobInProgress } from "~/domain/job-steps";
import { useTranslation } from "~/locales/use-translation";
import { formatDay, type Locale } from "../format";

/** The first three steps once more, each with the way back to it. */
export function DraftReview({ draft, locale }: { draft: JobInProgress; locale: Locale }) {
  const { t } = useTranslation("posting");
  const { fields, city, pictures } = draft;
  const dated = fields.when === "date" && fields.execution_date;
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h2 className="text-xl">{t("budget.check")}</h2>
      <dl className="grid gap-3">
        <Line term={t("budget.when")} to="/post-job">
          <strong>{fields.title}</strong>
          <br />
          {dated ? formatDay(dated, locale) : t("title.asap")}
        </Line>
        <Line term={t("budget.where")} to="/post-job/locatie">
          {fields.is_remote === "true"
            ? t("budget.remote")
            : [fields.zipcode?.toUpperCase(), city].filter(Boolean).join(", ")}
        </Line>
        <Line term={t("budget.what")} to="/post-job/details">
          {categoryOf(Number(fields.category))[locale]}, {t("budget.photos", { count: pictures.length })}
        </Line>
      </dl>
      <p className="text-ink-soft">{t("budget.free")}</p>
    </section>
  );
}

function Line({ term, to, children }: { term: string; to: string; children: ReactNode }) {
  const { t } = useTranslation("posting");
  return (
    <div className="grid grid-cols-[6rem_1fr_auto] items-start gap-3">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="min-w-0">{children}</dd>
      <dd>
        <Link to={to} aria-label={`${t("budget.change")}: ${term}`}>
          {t("budget.change")}
        </Link>
      </dd>
    </div>
  );
}
