import type { FollowedBid } from "~/domain/deals/bid";
import { canRenew, earnedWith, formerBidOn, isAccepted, isFinished, stageOf } from "~/domain/deals/bid-life";
import { isStillToMeet } from "~/domain/deals/deal-step";
import { DEFAULT_CATEGORY } from "~/domain/jobs/category-names";
import { stageOf as jobStageOf } from "~/domain/jobs/job-stage";
import { formatEuros, parseMoney } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { dealWord, suspendedOwner } from "../deals/bid-word";
import { DealEndLine } from "../deals/deal-end-line";
import { disputeAddress } from "../deals/dispute-address";
import { MeetLink } from "../deals/meet-link";
import { MoneyNewsLine } from "../deals/money-news-line";
import { BID_TONES, DISPUTED_TONE } from "../deals/status-tone";
import { formatDay, type Locale } from "../format";
import { JobPicture } from "../jobs/job-picture";
import { Avatar } from "../ui/avatar";
import { Badge } from "../ui/badge";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";

interface OwnBidRowProps {
  own: readonly FollowedBid[];
  bid: FollowedBid;
  locale: Locale;
}

const workStageOf = ({ status, job_status, begun_at, done_at }: FollowedBid) =>
  isAccepted(status) ? jobStageOf({ status: job_status, begun_at: begun_at ?? null, done_at: done_at ?? null }) : null;

const isFormer = (bid: FollowedBid, own: readonly FollowedBid[]) =>
  suspendedOwner(bid.owner) === null && formerBidOn({ status: bid.job_status, bids: own })?.id === bid.id;

function wordOf(bid: FollowedBid, own: readonly FollowedBid[]) {
  if (isFormer(bid, own) && canRenew(bid)) return "statuses:bid.reopened" as const;
  const stage = workStageOf(bid);
  return stage ? (`statuses:stage.${stage}` as const) : dealWord(bid, suspendedOwner(bid.owner));
}

export function OwnBidRow({ bid, own, locale }: OwnBidRowProps) {
  const { t } = useTranslation(["profile", "statuses", "bids"]);
  const isUpcoming = stageOf(bid) === "upcoming";
  return (
    <Card as="li" interactive className="own-row">
      <JobPicture
        job={{ image: bid.job_image ? [bid.job_image] : [], category: bid.job_category ?? DEFAULT_CATEGORY }}
        className="own-row-picture"
      />
      <div className="grid min-w-0 gap-1">
        <div className="own-row-head">
          <h3 className="text-lg wrap-anywhere">
            <Link className="card-link" to={`/task/${bid.job_id}`}>
              {bid.job_title}
            </Link>
          </h3>
          <p className="own-row-sum grid">
            <span className="text-sm text-ink-soft max-sm:sr-only">{t("bids:panel.yours")}</span>
            <span className="money">{formatEuros(parseMoney(bid.amount) ?? 0, locale)}</span>
          </p>
        </div>
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="grid min-w-0 flex-1 basis-28 gap-1">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
              {bid.owner && (
                <span className="inline-flex items-center gap-2">
                  <Avatar {...bid.owner} size="small" />
                  {t("jobs.for", { name: bid.owner.name })}
                </span>
              )}
              {bid.disputed ? (
                <Badge tone={DISPUTED_TONE}>{t("statuses:payment.disputed")}</Badge>
              ) : (
                <Badge tone={isFinished(bid) ? "neutral" : BID_TONES[bid.status]}>
                  {t(
                    bid.job_stopped
                      ? "statuses:job.stopped"
                      : isFinished(bid)
                        ? "statuses:job.solved"
                        : wordOf(bid, own),
                  )}
                </Badge>
              )}
            </p>
            {!isUpcoming && <LastDay bid={bid} locale={locale} />}
            <MoneyNewsLine news={bid.money_news} reader="helper" />
            {bid.ended_deal && <DealEndLine ended={bid.ended_deal} reader="helper" />}
            <NextStep bid={bid} own={own} locale={locale} />
          </div>
          <Link
            className="icon-button relative z-1"
            to={`/messages/${bid.chat_uri}`}
            aria-label={t("bids:list.chat", { name: bid.owner?.name ?? "" })}
          >
            <Icon name="message" />
          </Link>
        </div>
      </div>
    </Card>
  );
}

function LastDay({ bid, locale }: Pick<OwnBidRowProps, "bid" | "locale">) {
  const { t } = useTranslation("profile");
  const done = isFinished(bid) ? bid.done_at : null;
  const earned = earnedWith(bid);
  return (
    <p className="text-sm text-ink-soft">
      {done ? (
        <time dateTime={done}>{t("jobs.doneOn", { day: formatDay(done, locale) })}</time>
      ) : (
        <time dateTime={bid.created_at}>{t("jobs.bidOn", { day: formatDay(bid.created_at, locale) })}</time>
      )}
      {earned > 0 && <span className="block">{t("jobs.earned", { amount: formatEuros(earned, locale) })}</span>}
    </p>
  );
}

function NextStep({ bid, own, locale }: OwnBidRowProps) {
  const { t } = useTranslation("profile");
  const isAway = suspendedOwner(bid.owner) !== null;
  if (isFormer(bid, own)) {
    return (
      <Link
        className="text-link relative z-1 inline-flex min-h-11 items-center gap-2 justify-self-start"
        to={`/task/${bid.job_id}/bod`}
      >
        <Icon name="euro" />
        {t("jobs.again")}
      </Link>
    );
  }
  if (stageOf(bid) !== "upcoming") return null;
  if (bid.disputed) {
    return (
      <Link
        className="text-link relative z-1 inline-flex min-h-11 items-center gap-2 justify-self-start"
        to={disputeAddress(bid.disputed)}
      >
        <Icon name="warning" />
        {t("jobs.dispute")}
      </Link>
    );
  }
  const stage = workStageOf(bid);
  if (stage === "begun") {
    return (
      <Link
        className="text-link relative z-1 inline-flex min-h-11 items-center gap-2 justify-self-start"
        to={`/task/${bid.job_id}/actie/done`}
      >
        <Icon name="check-circle" />
        {t("jobs.report")}
      </Link>
    );
  }
  if (isAway) return isAccepted(bid.status) && <p>{t("jobs.suspended", { name: bid.owner?.name })}</p>;
  if (!isStillToMeet({ begun: stage !== null, done: stage === "done" })) return null;
  return <MeetLink appointment={bid.appointment} chatUri={bid.chat_uri} locale={locale} />;
}
