import type { ReactNode } from "react";
import { categoryOf } from "~/domain/category-names";
import { type AdditionStep, additionsIn } from "~/domain/job-additions";
import { type JobInProgress, picturesIn, toStep } from "~/domain/job-steps";
import { useTranslation } from "~/locales/use-translation";
import { formatDay, type Locale } from "../format";

export function DraftReview({ draft, locale }: { draft: JobInProgress; locale: Locale }) {
  const { t } = useTranslation("posting");
  const { fields, city } = draft;
  const dated = fields.when === "date" && fields.execution_date;
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h2 className="text-xl">{t("budget.check")}</h2>
      <dl className="grid gap-3">
        <Line term={t("title.title")} step={1}>
          <strong>{fields.title}</strong>
        </Line>
        <Line term={t("budget.when")} step={1}>
          {dated ? formatDay(dated, locale) : t("title.asap")}
        </Line>
        <Line term={t("budget.where")} step={2}>
          {fields.is_remote === "true"
            ? t("budget.remote")
            : [fields.zipcode?.toUpperCase(), city].filter(Boolean).join(", ")}
        </Line>
        <Additions of="location" step={2} fields={fields} />
        <Line term={t("details.description")} step={3}>
          <p className="line-clamp-6 whitespace-pre-line">{fields.description}</p>
        </Line>
        <Line term={t("budget.what")} step={3}>
          {categoryOf(Number(fields.category))[locale]}, {t("budget.photos", { count: picturesIn(draft) })}
        </Line>
        <Additions of="details" step={3} fields={fields} />
      </dl>
      <p className="text-ink-soft">{t("budget.free")}</p>
    </section>
  );
}

interface AdditionsProps {
  of: AdditionStep;
  step: number;
  fields: JobInProgress["fields"];
}

function Additions({ of, step, fields }: AdditionsProps) {
  const { t } = useTranslation("fields");
  return additionsIn(of)
    .filter((name) => fields[name]?.trim())
    .map((name) => (
      <Line key={name} term={t(`additions.${name}.label`)} step={step}>
        <p className="line-clamp-6 whitespace-pre-line">{fields[name]}</p>
      </Line>
    ));
}

function Line({ term, step, children }: { term: string; step: number; children: ReactNode }) {
  const { t } = useTranslation("posting");
  return (
    <div className="grid grid-cols-[7rem_1fr_auto] items-start gap-3">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="min-w-0">{children}</dd>
      <dd>
        <button
          type="submit"
          name="intent"
          value={toStep(step)}
          className="text-link min-h-6"
          aria-label={`${t("budget.change")}: ${term}`}
        >
          {t("budget.change")}
        </button>
      </dd>
    </div>
  );
}
