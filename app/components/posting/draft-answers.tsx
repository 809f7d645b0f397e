import type { ReactNode } from "react";
import { categoryOf } from "~/domain/jobs/category-names";
import { type AdditionStep, additionsIn } from "~/domain/jobs/job-additions";
import { type JobInProgress, toField } from "~/domain/jobs/job-steps";
import { formatEuros, parseMoney, typedMoney } from "~/domain/money/money";
import { postcodeText } from "~/domain/values/postcode-text";
import { useTranslation } from "~/locales/use-translation";
import { formatJobDay, type Locale } from "../format";
import { DraftCard } from "./draft-card";
import { TotalNote } from "./total-note";

export const PRICE_AT = "job-budget-price_type";

interface DraftAnswersProps {
  draft: JobInProgress;
  /** Null in direct mode. */
  percent: number | null;
  now: number;
  locale: Locale;
}

export function DraftAnswers({ draft, percent, now, locale }: DraftAnswersProps) {
  const { t } = useTranslation(["posting", "fields"]);
  const { fields, city } = draft;
  const dated = fields.when === "date" && fields.execution_date;
  const isRemote = fields.is_remote === "true";
  const budget = fields.price_type === "TBD" ? null : parseMoney(typedMoney(fields.budget ?? "", locale));
  return (
    <>
      <DraftCard draft={draft} now={now} locale={locale} />
      <dl className="answers">
        <Answer term={t("title.title")} step={1} field="job-title-title">
          {fields.title}
        </Answer>
        <Answer term={t("title.when")} step={1} field="job-title-when">
          {dated ? formatJobDay(dated, now, locale) : t("title.asap")}
        </Answer>
        <Answer term={t("budget.where")} step={2} field={isRemote ? "job-location-is_remote" : "job-location-zipcode"}>
          {isRemote
            ? t("budget.remote")
            : [fields.zipcode && postcodeText(fields.zipcode), city].filter(Boolean).join(" ")}
        </Answer>
        <Additions of="location" step={2} fields={fields} />
        <Answer term={t("details.description")} step={3} field="job-details-description">
          {fields.description}
        </Answer>
        <Answer term={t("details.photos")} step={3} field="images">
          <Photos draft={draft} />
        </Answer>
        <Answer term={t("details.category")} step={3} field="job-details-category">
          {categoryOf(Number(fields.category))[locale]}
        </Answer>
        <Additions of="details" step={3} fields={fields} />
        {fields.business_required === "true" && (
          <Answer term={t("fields:label.business_required")} step={3} field="job-details-business_required">
            {t("budget.yes")}
          </Answer>
        )}
        <Answer term={t("budget.amount")} step={4} field={PRICE_AT}>
          {budget === null ? t("budget.open") : formatEuros(budget, locale)}
        </Answer>
      </dl>
      {budget !== null && percent !== null && <TotalNote bid={budget} percent={percent} />}
      <p className="text-ink-soft">{t("budget.free")}</p>
    </>
  );
}

function Photos({ draft: { pictures, repost } }: { draft: JobInProgress }) {
  const { t } = useTranslation("posting");
  const photos = pictures.length > 0 ? pictures : (repost?.pictures ?? []);
  if (photos.length === 0) return t("budget.noPhotos");
  return (
    <ul className="answer-photos">
      {photos.map(({ url, alt }, at) => (
        <li key={url}>
          <img src={url} alt={alt ?? t("details.photo", { number: at + 1 })} width={96} height={72} />
        </li>
      ))}
    </ul>
  );
}

interface AdditionsProps {
  of: AdditionStep;
  step: 2 | 3;
  fields: JobInProgress["fields"];
}

function Additions({ of, step, fields }: AdditionsProps) {
  const { t } = useTranslation("fields");
  return additionsIn(of)
    .filter((name) => fields[name]?.trim())
    .map((name) => (
      <Answer key={name} term={t(`additions.${name}.label`)} step={step} field={`job-${of}-${name}`}>
        {fields[name]}
      </Answer>
    ));
}

interface AnswerProps {
  term: string;
  step: number;
  field: string;
  children: ReactNode;
}

function Answer({ term, step, field, children }: AnswerProps) {
  const { t } = useTranslation("posting");
  return (
    <div className="answer">
      <dt>{term}</dt>
      <dd className="answer-text">{children}</dd>
      <dd className="answer-change">
        <button
          type="submit"
          name="intent"
          value={toField(step, field)}
          className="text-link"
          aria-label={t("budget.changeOf", { what: term.toLowerCase() })}
        >
          {t("budget.change")}
        </button>
      </dd>
    </div>
  );
}
