import type { ReactNode } from "react";
import { categoryOf } from "~/domain/category-names";
import type { Job } from "~/domain/job";
import { useTranslation } from "~/locales/use-translation";
import { formatDistance, formatLongDay } from "../format";
import { useLocale } from "../locale";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Price } from "../ui/price";
import { areaOf, priceOf } from "./facts";

/** Money, place and time. */
export function JobFacts({ job }: { job: Job }) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  const away =
    job.distance !== null && t("job.away", { distance: formatDistance(job.distance, locale, t("card.nearby")) });
  return (
    <dl className="grid gap-x-6 gap-y-4 rounded-card border border-line bg-card p-5 sm:grid-cols-2">
      <Fact icon="euro" name={t("job.budget")}>
        <Price cents={priceOf(job)} tbdText={t("card.priceOpen")} locale={locale} className="text-xl" />
      </Fact>
      <Fact icon="calendar" name={t("job.when")}>
        {job.execution_date ? formatLongDay(job.execution_date, locale) : t("job.soon")}
      </Fact>
      <Fact icon={job.is_remote ? "remote" : "pin"} name={t("job.where")}>
        {job.is_remote ? t("job.remote") : areaOf(job)}
        {away && <span className="block text-sm font-normal text-ink-soft">{away}</span>}
      </Fact>
      <Fact icon="tools" name={t("job.kind")}>
        {categoryOf(job.category)[locale]}
        {job.business_required && (
          <span className="block text-sm font-normal text-ink-soft">{t("job.businessText")}</span>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className="relative ps-9">
      <dt className="text-sm text-ink-soft">
        <Icon name={icon} className="absolute start-0 top-1 size-6 text-action" />
        {name}
      </dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}
