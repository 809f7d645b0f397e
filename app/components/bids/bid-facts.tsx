import type { ReactNode } from "react";
import type { WeighedBid } from "~/domain/deals/bid";
import { isDayAhead } from "~/domain/values/calendar";
import { useTranslation } from "~/locales/use-translation";
import { formatDistance, formatJobDay, formatWait } from "../format";
import { useLocale } from "../locale";
import { PersonRating } from "../people/person-marks";
import { classNames } from "../ui/class-names";
import { DistanceIcon } from "../ui/distance-icon";
import { Icon } from "../ui/icon";

const COMPARED = ["away", "reply", "firstDay"] as const;
export type ComparedFact = (typeof COMPARED)[number];

type BidFactsProps = { bid: WeighedBid; now: number; compared?: readonly ComparedFact[] };

function hasFact(fact: ComparedFact, { distance, user, first_day }: WeighedBid, now: number): boolean {
  if (fact === "away") return distance != null;
  return fact === "reply" ? user.reply_minutes != null : isDayAhead(first_day, now);
}

/** A column that no bid fills is left out. */
export const comparedIn = (bids: readonly WeighedBid[], now: number): ComparedFact[] =>
  COMPARED.filter((fact) => bids.some((bid) => hasFact(fact, bid, now)));

export function BidFacts({ bid, now, compared = COMPARED }: BidFactsProps) {
  return (
    <div className="bid-facts">
      <Trust bid={bid} />
      {compared.includes("away") && <Away bid={bid} />}
      {compared.includes("reply") && <Reply bid={bid} />}
      {compared.includes("firstDay") && <FirstDay bid={bid} now={now} />}
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
  if (distance === null || distance === undefined) return <NoFact className="bid-away" />;
  return (
    <Fact icon={<DistanceIcon metres={distance} />} className="bid-away">
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

function Fact({ icon, children, className }: { icon: ReactNode; children: ReactNode; className?: string }) {
  return (
    <p className={classNames("bid-fact", className)}>
      {icon}
      <span>{children}</span>
    </p>
  );
}

function NoFact({ className }: { className?: string }) {
  return (
    <p className={classNames("bid-fact bid-fact-none", className)} aria-hidden="true">
      –
    </p>
  );
}
