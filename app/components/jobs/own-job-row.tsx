import { isSuspended } from "~/domain/accounts/account-life";
import { acceptedBid, choosableBids, isOneBeingPaid } from "~/domain/deals/bid-life";
import { isStillToMeet } from "~/domain/deals/deal-step";
import { isReviewable } from "~/domain/deals/review";
import type { OwnJob } from "~/domain/jobs/job";
import { isUnderway, takesBids } from "~/domain/jobs/job-life";
import { stageOf } from "~/domain/jobs/job-stage";
import { parseMoney } from "~/domain/money/money";
import { hidesDealEnd } from "~/domain/money/money-news";
import { useTranslation } from "~/locales/use-translation";
import { DealEndLine } from "../deals/deal-end-line";
import { disputeAddress } from "../deals/dispute-address";
import { MeetLink } from "../deals/meet-link";
import { MoneyNewsLine } from "../deals/money-news-line";
import { DISPUTED_TONE, jobTone, jobWord } from "../deals/status-tone";
import { formatDay, formatJobDay, type Locale } from "../format";
import { Avatar } from "../ui/avatar";
import { Badge } from "../ui/badge";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { Price } from "../ui/price";
import { JobPicture } from "./job-picture";

export function OwnJobRow({ job, now, locale }: { job: OwnJob; now: number; locale: Locale }) {
  const { t } = useTranslation(["profile", "owner", "statuses"]);
  const paying = isOneBeingPaid(job.bids);
  const waiting = choosableBids(job).length;
  const chosen = acceptedBid(job.bids);
  const helper = chosen?.user;
  const state = { ...job, bid: chosen?.status };
  const offered = job.price_type === "TBD" ? null : parseMoney(job.budget);
  const cents = chosen ? parseMoney(job.agreed ?? chosen.amount) : offered;
  const stage = stageOf(job);
  const meets =
    isUnderway(job.status) &&
    isStillToMeet({ begun: stage !== null, done: stage === "done" }) &&
    !job.disputed &&
    job.appointment !== undefined;
  const isWithout = isUnderway(job.status) && !job.disputed && helper !== undefined && isSuspended(helper);
  const day = isReviewable(job.status) ? job.done_at : job.execution_date;
  const isOffered = takesBids(job.status) && job.number_of_bids > 0;
  const saysOffers = !helper && waiting === 0 && !isOffered && !paying && !job.ended_deal;
  const offers = saysOffers && (
    <>
      {" "}
      <span className="whitespace-nowrap max-[30rem]:block">
        <span className="max-[30rem]:hidden">· </span>
        {t("jobs.offers", { count: job.number_of_bids })}
      </span>
    </>
  );
  const showsPill = !takesBids(job.status);
  return (
    <Card as="li" interactive className="own-row">
      <JobPicture job={job} className="own-row-picture" />
      <div className="grid min-w-0 gap-1">
        <div className="own-row-head">
          <h3 className="text-lg wrap-anywhere">
            <Link className="card-link" to={`/task/${job.id}`}>
              {job.title}
            </Link>
          </h3>
          <Price cents={cents} tbdText={t("jobs.tbd")} locale={locale} className="own-row-sum" />
        </div>
        {(paying || waiting > 0) && (
          <p className="flex items-center gap-1.5 text-sm font-bold">
            <Icon name="clock" />
            {paying ? t("statuses:bid.paying") : t("owner:waiting.badge", { count: waiting })}
          </p>
        )}
        {helper && (
          <p className="flex items-center gap-2 text-ink-soft">
            <Avatar {...helper} size="small" />
            {t("jobs.with", { name: helper.name })}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          {job.disputed ? (
            <Badge tone={DISPUTED_TONE}>{t("statuses:payment.disputed")}</Badge>
          ) : (
            showsPill && <Badge tone={jobTone(state, true)}>{t(jobWord(state))}</Badge>
          )}
          {meets ? null : day ? (
            <span className="inline-flex items-start gap-1.5">
              <Icon name="calendar" className="mt-1" />
              <span>
                <time dateTime={day}>{formatJobDay(day, now, locale)}</time>
                {offers}
              </span>
            </span>
          ) : (
            <span>
              <time dateTime={job.created_at}>{t("jobs.placed", { day: formatDay(job.created_at, locale) })}</time>
              {offers}
            </span>
          )}
        </p>
        {isWithout && <p>{t("jobs.suspended", { name: helper?.name })}</p>}
        {meets && !isWithout && chosen && (
          <MeetLink appointment={job.appointment} chatUri={chosen.chat_uri} locale={locale} />
        )}
        {job.removal && <Removed {...job.removal} />}
        <MoneyNewsLine news={job.money_news} reader="owner" />
        {job.disputed ? (
          <>
            <p>{t("jobs.disputed")}</p>
            <Link
              className="text-link relative z-1 inline-flex min-h-11 items-center gap-2 justify-self-start"
              to={disputeAddress(job.disputed)}
            >
              <Icon name="warning" />
              {t("jobs.dispute")}
            </Link>
          </>
        ) : (
          !hidesDealEnd(job.money_news) && job.ended_deal && <DealEndLine ended={job.ended_deal} reader="owner" />
        )}
      </div>
    </Card>
  );
}

function Removed({ decision }: { decision: number | null }) {
  const { t } = useTranslation("jobs");
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span>{t("job.removal.title")}</span>
      {decision !== null && (
        <Link className="text-link relative z-1 inline-flex min-h-11 items-center" to={`/besluit/${decision}`}>
          {t("job.removal.read")}
        </Link>
      )}
    </p>
  );
}
