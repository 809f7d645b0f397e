import { categoryOf } from "~/domain/jobs/category-names";
import type { JobInProgress } from "~/domain/jobs/job-steps";
import { isPrice, parseMoney, typedMoney } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { formatJobDay, type Locale } from "../format";
import { CategoryPicture } from "../illustrations/category-picture";
import { JobPlace } from "../jobs/job-place";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";
import { Price } from "../ui/price";

/** The answers below say the same, so screen readers skip it. */
export function DraftCard({ draft, now, locale }: { draft: JobInProgress; now: number; locale: Locale }) {
  const { t } = useTranslation(["posting", "jobs"]);
  const { fields, city } = draft;
  const category = categoryOf(Number(fields.category));
  const dated = fields.when === "date" && fields.execution_date;
  return (
    <div className="grid gap-2" aria-hidden="true">
      <p className="text-ink-soft">{t("budget.preview")}</p>
      <Card className="job-card max-w-88 sm:max-w-72">
        <Picture draft={draft} />
        <div className="job-card-body">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <Cost fields={fields} locale={locale} />
            <span className="inline-flex items-center gap-1.5 text-sm">
              <Icon name="calendar" />
              {dated ? formatJobDay(dated, now, locale) : t("jobs:card.soon")}
            </span>
          </p>
          <p className="text-sm text-ink-soft">
            <JobPlace job={{ distance: null, city, is_remote: fields.is_remote === "true" }} />
          </p>
          <p className="font-heading text-lg font-bold wrap-anywhere">{fields.title}</p>
          <p className="mt-auto pt-1 text-sm text-ink-soft">{category[locale]}</p>
        </div>
      </Card>
    </div>
  );
}

function Picture({ draft: { pictures, repost, fields } }: Pick<Parameters<typeof DraftCard>[0], "draft">) {
  const [first] = pictures.length > 0 ? pictures : (repost?.pictures ?? []);
  return (
    <span className="job-card-picture grid place-items-center overflow-hidden bg-pic-ground">
      {first ? (
        <img className="size-full object-cover" src={first.url} alt="" width={400} height={300} />
      ) : (
        <CategoryPicture name={categoryOf(Number(fields.category)).slug} className="size-1/2 max-w-28" />
      )}
    </span>
  );
}

function Cost({ fields, locale }: { fields: JobInProgress["fields"]; locale: Locale }) {
  const { t } = useTranslation("jobs");
  const cents = parseMoney(typedMoney(fields.budget ?? "", locale));
  const isOpen = fields.price_type === "TBD";
  if (!isOpen && (cents === null || !isPrice(cents))) return null;
  return <Price cents={isOpen ? null : cents} tbdText={t("card.priceOpen")} locale={locale} className="text-xl" />;
}
