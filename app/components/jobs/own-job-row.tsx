import { acceptedBid, isOneBeingPaid, waitingBids } from "~/domain/bid-life";
import type { OwnJob } from "~/domain/job";
import { stageOf } from "~/domain/job-stage";
import type { JobStatus } from "~/domain/job-status";
import { parseMoney } from "~/domain/money";
import { useTranslation } from "~/locales/use-translation";
import { formatDay, type Locale } from "../format";
import { Avatar } from "../ui/avatar";
import { Badge, type BadgeTone } from "../ui/badge";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { Price } from "../ui/price";
import { JobPicture } from "./job-picture";

const TONES: Record<JobStatus, BadgeTone> = {
  open: "action",
  reserved: "attention",
  solved: "info",
  deleted: "neutral",
};

export function OwnJobRow({ job, locale }: { job: OwnJob; locale: Locale }) {
  const { t } = useTranslation(["profile", "owner", "terms"]);
  const paying = isOneBeingPaid(job.bids);
  const waiting = waitingBids(job).length;
  const stage = stageOf(job);
  const helper = acceptedBid(job.bids)?.user;
  const cents = job.price_type === "TBD" ? null : parseMoney(job.budget);
  return (
    <Card as="li" interactive className="own-row">
      <JobPicture job={job} className="own-row-picture" />
      <div className="grid min-w-0 gap-1">
        <h2 className="text-lg">
          <Link className="card-link" to={`/task/${job.id}`}>
            {job.title}
          </Link>
        </h2>
        {helper && (
          <p className="flex items-center gap-2 text-ink-soft">
            <Avatar {...helper} size="small" />
            {t("jobs.with", { name: helper.name })}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          {job.disputed ? (
            <Badge tone="attention">{t("terms:payment.disputed")}</Badge>
          ) : (
            <Badge tone={TONES[job.status]}>
              {t(stage ? `terms:stage.${stage}` : `terms:job.${job.expired_at ? "expired" : job.status}`)}
            </Badge>
          )}
          {job.execution_date ? (
            <span className="inline-flex items-center gap-1.5">
              <Icon name="calendar" />
              <time dateTime={job.execution_date}>{formatDay(job.execution_date, locale)}</time>
            </span>
          ) : (
            <time dateTime={job.created_at}>{t("jobs.placed", { day: formatDay(job.created_at, locale) })}</time>
          )}
          {!helper && t("jobs.offers", { count: job.number_of_bids })}
          {(paying || waiting > 0) && (
            <strong className="inline-flex items-center gap-1.5 text-ink">
              <Icon name="clock" />
              {paying ? t("terms:bid.paying") : t("owner:waiting.badge", { count: waiting })}
            </strong>
          )}
        </p>
        {job.disputed ? <p>{t("jobs.disputed")}</p> : job.ended_deal && <p>{job.ended_deal.text}</p>}
      </div>
      <Price cents={cents} tbdText={t("jobs.tbd")} locale={locale} className="own-row-sum" />
    </Card>
  );
}
