import type { FollowedBid } from "~/domain/bid";
import { formerBidOn, isFinished, stageOf } from "~/domain/bid-life";
import { DEFAULT_CATEGORY } from "~/domain/category-names";
import { formatEuros, parseMoney } from "~/domain/money";
import { useTranslation } from "~/locales/use-translation";
import { appointmentAddress } from "../deals/appointment-address";
import { bidWord } from "../deals/bid-word";
import { disputeAddress } from "../deals/dispute-address";
import { BID_TONES, DISPUTED_TONE } from "../deals/status-tone";
import { formatDay, formatTime, type Locale } from "../format";
import { JobPicture } from "../jobs/job-picture";
import { Avatar } from "../ui/avatar";
import { Badge } from "../ui/badge";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";

interface OwnBidRowProps {
  /** The viewer's bids on the same job. */
  own: readonly FollowedBid[];
  bid: FollowedBid;
  locale: Locale;
}

export function OwnBidRow({ bid, own, locale }: OwnBidRowProps) {
  const { t } = useTranslation(["profile", "terms"]);
  return (
    <Card as="li" className="own-row">
      <JobPicture
        job={{ image: bid.job_image ? [bid.job_image] : [], category: bid.job_category ?? DEFAULT_CATEGORY }}
        className="own-row-picture"
      />
      <div className="grid min-w-0 gap-1">
        <h3 className="text-lg">
          <Link to={`/task/${bid.job_id}`}>{bid.job_title}</Link>
        </h3>
        {bid.owner && (
          <p className="flex items-center gap-2 text-ink-soft">
            <Avatar {...bid.owner} size="small" />
            {t("jobs.for", { name: bid.owner.name })}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
          {bid.disputed ? (
            <Badge tone={DISPUTED_TONE}>{t("terms:payment.disputed")}</Badge>
          ) : (
            <Badge tone={isFinished(bid) ? "neutral" : BID_TONES[bid.status]}>
              {t(isFinished(bid) ? "terms:job.solved" : bidWord(bid))}
            </Badge>
          )}
          <time dateTime={bid.updated_at}>{formatDay(bid.updated_at, locale)}</time>
          <Link className="text-link inline-flex min-h-11 items-center" to={`/messages/${bid.chat_uri}`}>
            {t("jobs.chat")}
          </Link>
        </p>
        {bid.ended_deal && <p>{bid.ended_deal.text}</p>}
        <NextStep bid={bid} own={own} locale={locale} />
      </div>
      <p className="money own-row-sum">{formatEuros(parseMoney(bid.amount) ?? 0, locale)}</p>
    </Card>
  );
}

function NextStep({ bid, own, locale }: OwnBidRowProps) {
  const { t } = useTranslation("profile");
  if (formerBidOn({ status: bid.job_status, bids: own })?.id === bid.id) {
    return (
      <Link className="text-link inline-flex min-h-11 items-center gap-2" to={`/task/${bid.job_id}/bod`}>
        <Icon name="euro" />
        {t("jobs.again")}
      </Link>
    );
  }
  if (stageOf(bid) !== "upcoming") return null;
  if (bid.disputed) {
    return (
      <Link className="text-link inline-flex min-h-11 items-center gap-2" to={disputeAddress(bid.disputed)}>
        <Icon name="warning" />
        {t("jobs.dispute")}
      </Link>
    );
  }
  const meet = bid.appointment;
  const at = meet && `${formatDay(meet.starts_at, locale)}, ${formatTime(meet.starts_at, locale)}`;
  return (
    <Link className="text-link inline-flex min-h-11 items-center gap-2" to={appointmentAddress(bid.chat_uri)}>
      <Icon name="calendar" />
      {meet && at ? t(`jobs.meet.${meet.status}`, { at }) : t("jobs.meet.none")}
    </Link>
  );
}
