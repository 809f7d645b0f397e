import type { Bid } from "~/domain/bid";
import { isFinished } from "~/domain/bid-life";
import { parseMoney } from "~/domain/money";
import { useTranslation } from "~/locales/use-translation";
import { bidWord } from "../bids/bid-word";
import { formatDay, formatPrice, type Locale } from "../format";
import { Badge, type BadgeTone } from "../ui/badge";
import { Card } from "../ui/card";
import { Link } from "../ui/link";

const TONES: Record<Bid["status"], BadgeTone> = { pending: "attention", accepted: "action", rejected: "neutral" };

/** A bid of one's own: on what, how much, and how it stands. */
export function BidRow({ bid, locale }: { bid: Bid; locale: Locale }) {
  const { t } = useTranslation(["profile", "terms"]);
  return (
    <Card as="li" className="own-row">
      <div className="grid min-w-0 gap-1">
        <h3 className="text-lg">
          <Link to={`/task/${bid.job_id}`}>{bid.job_title}</Link>
        </h3>
        <p className="flex flex-wrap items-center gap-3 text-ink-soft">
          <Badge tone={TONES[bid.status]}>{t(isFinished(bid) ? "terms:job.solved" : bidWord(bid))}</Badge>
          <time dateTime={bid.updated_at}>{formatDay(bid.updated_at, locale)}</time>
          <Link className="text-link inline-flex min-h-11 items-center" to={`/messages/${bid.chat_uri}`}>
            {t("jobs.chat")}
          </Link>
        </p>
      </div>
      <p className="money own-row-sum">{formatPrice(parseMoney(bid.amount) ?? 0, locale)}</p>
    </Card>
  );
}
