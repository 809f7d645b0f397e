import type { ReactNode } from "react";
import type { Appointment } from "~/domain/deals/appointment";
import { isReviewable } from "~/domain/deals/review";
import { categoryOf } from "~/domain/jobs/category-names";
import type { Job } from "~/domain/jobs/job";
import { takesBids } from "~/domain/jobs/job-life";
import { useTranslation } from "~/locales/use-translation";
import { formatDay, formatDayAndTime, formatDistance, formatJobDay, formatTime } from "../format";
import { areaOf } from "../jobs/facts";
import { useLocale } from "../locale";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";

export type AgreedTime = Pick<Appointment, "starts_at" | "ends_at">;

interface JobFactsProps {
  job: Job;
  now: number;
  isParty?: boolean;
  isOwner?: boolean;
  appointment?: AgreedTime | null;
  className?: string | undefined;
}

export function JobFacts({ job, now, isParty = false, isOwner = false, appointment = null, className }: JobFactsProps) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  const away =
    !isOwner &&
    job.distance !== null &&
    t("job.away", { distance: formatDistance(job.distance, locale, t("card.nearby")) });
  const when = isReviewable(job.status)
    ? job.done_at && formatDay(job.done_at, locale)
    : appointment
      ? `${formatDayAndTime(appointment.starts_at, locale)}–${formatTime(appointment.ends_at, locale)}`
      : job.execution_date
        ? formatJobDay(job.execution_date, now, locale)
        : takesBids(job.status)
          ? t("job.soon")
          : null;
  return (
    <dl className={classNames("flex flex-wrap gap-x-5 gap-y-2", className)}>
      {when !== null && (
        <Fact icon="calendar" name={t("job.when")}>
          {when}
        </Fact>
      )}
      <Fact icon={job.is_remote ? "remote" : "pin"} name={t("job.where")}>
        {job.is_remote ? t("job.remote") : areaOf(job, isParty)}
        {away && <span className="font-normal text-ink-soft"> · {away}</span>}
      </Fact>
      {/* On a phone the trail above says it. */}
      <Fact icon="tools" name={t("job.kind")} className={job.business_required ? "" : "max-sm:hidden"}>
        {categoryOf(job.category)[locale]}
        {job.business_required && <span className="block font-normal text-ink-soft">{t("job.businessText")}</span>}
      </Fact>
    </dl>
  );
}

interface FactProps {
  icon: IconName;
  name: string;
  children: ReactNode;
  className?: string;
}

function Fact({ icon, name, children, className }: FactProps) {
  return (
    <div className={classNames("flex gap-2", className)}>
      <dt>
        <Icon name={icon} className="mt-0.5 text-action" />
        <span className="visually-hidden">{name}</span>
      </dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}
