import type { ReactNode } from "react";
import { acceptedBid } from "~/domain/deals/bid-life";
import { categoryOf } from "~/domain/jobs/category-names";
import type { Job } from "~/domain/jobs/job";
import { takesBids } from "~/domain/jobs/job-life";
import type { Cents } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { DISPUTED_TONE, jobTone, jobWord } from "../deals/status-tone";
import { formatDay } from "../format";
import { categoryPath } from "../jobs/category-search";
import { priceOf } from "../jobs/facts";
import { JobBadges } from "../jobs/job-badges";
import { JobPicture } from "../jobs/job-picture";
import { useLocale } from "../locale";
import { Badge } from "../ui/badge";
import { Breadcrumb } from "../ui/breadcrumb";
import { Price } from "../ui/price";
import { type AgreedTime, JobFacts } from "./job-facts";

interface JobHeadProps {
  job: Job;
  agreed: Cents | null;
  hasBidBox: boolean;
  isParty: boolean;
  isOwner: boolean;
  disputed: boolean;
  appointment: AgreedTime | null;
  questions: ReactNode;
  actions: ReactNode;
  now: number;
}

export function JobHead({
  job,
  agreed,
  hasBidBox,
  isParty,
  isOwner,
  disputed,
  appointment,
  questions,
  actions,
  now,
}: JobHeadProps) {
  const { t } = useTranslation(["jobs", "statuses"]);
  const locale = useLocale();
  const category = categoryOf(job.category);
  const name = category[locale];
  const state = { ...job, bid: acceptedBid(job.bids)?.status };
  const isInBox = hasBidBox && agreed === null;
  return (
    <header className="grid gap-3">
      <Breadcrumb
        label={t("job.trail")}
        trail={[
          { to: "/browse-tasks", text: t("job.all") },
          { to: categoryPath(category), text: name },
        ]}
        current={job.title}
      />
      <p className="flex flex-wrap gap-2 empty:hidden">
        {!takesBids(job.status) && (
          <Badge tone={disputed ? DISPUTED_TONE : jobTone(state, isOwner)} className="uppercase">
            {t(disputed ? "statuses:payment.disputed" : jobWord(state))}
          </Badge>
        )}
        <JobBadges job={job} />
      </p>
      <div className="flex items-start gap-3">
        {job.image.length === 0 && <JobPicture job={job} className="size-11 flex-none sm:size-14 rounded-control" />}
        <h1 className="min-w-0">{job.title}</h1>
      </div>
      <p className={isInBox ? "lg:hidden" : undefined}>
        {agreed === null && priceOf(job) !== null && <span className="text-sm text-ink-soft">{t("job.budget")} </span>}
        <Price cents={agreed ?? priceOf(job)} tbdText={t("card.priceOpen")} locale={locale} className="text-2xl" />
      </p>
      <JobFacts
        job={job}
        now={now}
        isParty={isParty}
        isOwner={isOwner}
        appointment={appointment}
        className={isInBox ? "lg:hidden" : undefined}
      />
      <p className="empty:hidden">{questions}</p>
      {actions && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {job.expires_at && (
            <p className="text-sm text-ink-soft">{t("job.expires", { day: formatDay(job.expires_at, locale) })}</p>
          )}
          {actions}
        </div>
      )}
    </header>
  );
}
