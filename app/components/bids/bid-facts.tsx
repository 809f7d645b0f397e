import type { ReactNode } from "react";
import type { WeighedBid } from "~/domain/deals/bid";
import { isDayAhead } from "~/domain/values/calendar";
import { useTranslation } from "~/locales/use-translation";
import { formatDistance, formatJobDay, formatWait } from "../format";
import { useLocale } from "../locale";
import { PersonRating } from "../people/person-marks";
import { DistanceIcon } from "../ui/distance-icon";
import { Icon } from "../ui/icon";

type BidFactsProps = { bid: WeighedBid; now: number };

export function BidFacts({ bid, now }: BidFactsProps) {
  return (
    <div className="bid-facts">
      <Trust bid={bid} />
      <Away bid={bid} />
      <Reply bid={bid} />
      <FirstDay bid={bid} now={now} />
    </div>
  );
}

function Trust({ bid: { user } }: Pick<BidFactsProps, "bid">) {
  const { t } = useTranslation("owner");
  const { completion_rate: completion } = user;
  return (
    <p className="bid-fact">
      <PersonRating person={user} helps />
      {completion != null && (
        <span className="bid-fact-more">{t("record.completionShort", { percent: completion })}</span>
      )}
    </p>
  );
}

function Away({ bid: { distance } }: Pick<BidFactsProps, "bid">) {
  const { t } = useTranslation(["bids", "jobs"]);
  const locale = useLocale();
  if (distance === null || distance === undefined) return <NoFact />;
  return (
    <Fact icon={<DistanceIcon metres={distance} />}>
      <span className="visually-hidden">{t("bids:list.away")} </span>
      {formatDistance(distance, locale, t("jobs:card.nearby"))}
    </Fact>
  );
}

function Reply({ bid: { user } }: Pick<BidFactsProps, "bid">) {
  const { t } = useTranslation("people");
  const locale = useLocale();
  if (user.reply_minutes == null) return <NoFact />;
  return (
    <Fact icon={<Icon name="clock" />}>
      <span className="bid-fact-label">{t("person.reply")} </span>
      {t("person.replyWithin", { time: formatWait(user.reply_minutes, locale) })}
    </Fact>
  );
}

function FirstDay({ bid: { first_day }, now }: BidFactsProps) {
  const { t } = useTranslation("bids");
  const locale = useLocale();
  if (!isDayAhead(first_day, now)) return <NoFact />;
  return (
    <Fact icon={<Icon name="calendar" />}>
      <span className="bid-fact-label">{t("list.firstDay")} </span>
      {formatJobDay(first_day, now, locale)}
    </Fact>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="bid-fact">
      {icon}
      <span>{children}</span>
    </p>
  );
}

function NoFact() {
  return (
    <p className="bid-fact bid-fact-none" aria-hidden="true">
      –
    </p>
  );
}
