import type { JobDetails } from "~/domain/jobs/job-details";
import { useTranslation } from "~/locales/use-translation";
import { formatAgo, formatDay } from "../format";
import { useLocale } from "../locale";
import { PersonMarks } from "../people/person-marks";
import { PersonName } from "../people/person-name";
import { TrackRecordLine } from "../people/track-record-line";
import { ReportLink } from "../reports/report-link";
import { Avatar } from "../ui/avatar";
import { Card } from "../ui/card";

export function Poster({ job, now }: { job: JobDetails; now: number }) {
  const { t } = useTranslation(["jobs", "business"]);
  const locale = useLocale();
  return (
    <Card as="section" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1" aria-labelledby="poster-title">
      <Avatar name={job.owner.name} image={job.owner.image} className="row-span-2" />
      <h2 id="poster-title" className="font-sans text-sm font-normal tracking-normal text-ink-soft">
        {t("job.postedBy")}
      </h2>
      <PersonName person={job.owner} className="wrap-anywhere font-heading text-lg font-bold" />
      <div className="col-span-full grid gap-1 pt-1">
        <PersonMarks person={job.owner} />
        <TrackRecordLine person={job.owner} />
        {job.owner.business && <p className="text-sm text-ink-soft">{t("business:seen.poster")}</p>}
        <p className="text-sm text-ink-soft">
          {t("job.posted", { ago: formatAgo(job.created_at, new Date(now), locale) })}
          {job.expires_at && ` · ${t("job.expires", { day: formatDay(job.expires_at, locale) })}`}
        </p>
        <ReportLink type="job" id={job.id} next={`/task/${job.id}`} about={t("job.report")} />
      </div>
    </Card>
  );
}
