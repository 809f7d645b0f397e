import type { ReactNode } from "react";
import { categoryOf } from "~/domain/category-names";
import type { Job } from "~/domain/job";
import { useTranslation } from "~/locales/use-translation";
import { formatDistance, formatLongDay } from "../format";
import { areaOf } from "../jobs/facts";
import { useLocale } from "../locale";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";

export function JobFacts({ job, isParty = false }: { job: Job; isParty?: boolean }) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  const away =
    job.distance !== null && t("job.away", { distance: formatDistance(job.distance, locale, t("card.nearby")) });
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2">
      <Fact icon="calendar" name={t("job.when")}>
        {job.execution_date ? formatLongDay(job.execution_date, locale) : t("job.soon")}
      </Fact>
      <Fact icon={job.is_remote ? "remote" : "pin"} name={t("job.where")}>
        {job.is_remote ? t("job.remote") : areaOf(job, isParty)}
        {away && <span className="font-normal text-ink-soft"> · {away}</span>}
      </Fact>
      <Fact icon="tools" name={t("job.kind")}>
        {categoryOf(job.category)[locale]}
        {job.business_required && <span className="block font-normal text-ink-soft">{t("job.businessText")}</span>}
      </Fact>
    </dl>
  );
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt>
        <Icon name={icon} className="mt-0.5 text-action" />
        <span className="visually-hidden">{name}</span>
      </dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}
