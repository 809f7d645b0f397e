import type { WeighedBid } from "~/domain/deals/bid";
import { canAccept, isAccepted, isBidderAway, isPending } from "~/domain/deals/bid-life";
import { FEE_PERCENT, formatEuros, parseMoney, withFee } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { dealWord } from "../deals/bid-word";
import { BID_TONES } from "../deals/status-tone";
import { useLocale } from "../locale";
import { PersonBadges } from "../people/person-marks";
import { PersonName } from "../people/person-name";
import { Avatar } from "../ui/avatar";
import { Badge } from "../ui/badge";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import { BidFacts, type ComparedFact } from "./bid-facts";

interface BidRowProps {
  bid: WeighedBid;
  lowest: boolean;
  paying: boolean;
  hasFee: boolean;
  compared?: readonly ComparedFact[];
  now: number;
}

export function BidRow({ bid, lowest, paying, hasFee, compared, now }: BidRowProps) {
  const { t } = useTranslation(["bids", "statuses"]);
  const locale = useLocale();
  const { user, status } = bid;
  const tone = bid.being_paid ? "attention" : !isPending(status) && !isAccepted(status) && BID_TONES[status];
  const away = canAccept(bid) && !bid.being_paid && isBidderAway(bid);
  const cents = parseMoney(bid.amount) ?? 0;
  return (
    <Card as="li" className="bid">
      <div className="bid-who">
        <Avatar name={user.name} image={user.image} />
        <h3 className="text-lg wrap-anywhere">
          <PersonName person={user} className="inline-flex min-h-11 items-center" />
        </h3>
        {user.function_title && <p className="text-sm text-ink-soft wrap-anywhere">{user.function_title}</p>}
        {(user.verified || user.business) && (
          <p className="flex flex-wrap gap-1 pt-1 text-sm">
            <PersonBadges person={user} />
          </p>
        )}
      </div>
      <p className="bid-amount">
        <span className="money text-xl">{formatEuros(cents, locale)}</span>
        {hasFee && canAccept(bid) && !away && (
          <span className="text-sm text-ink-soft">
            {t("list.total", { total: formatEuros(withFee(cents, FEE_PERCENT), locale) })}
          </span>
        )}
        {lowest && <Badge>{t("list.lowest")}</Badge>}
        {away && <Badge>{t(dealWord(bid, "helper"))}</Badge>}
        {tone && <Badge tone={tone}>{t(dealWord(bid))}</Badge>}
      </p>
      <BidFacts bid={bid} now={now} compared={compared} />
      <div className="bid-said">
        {bid.message && <p className="line-clamp-4 whitespace-pre-line wrap-anywhere">{bid.message}</p>}
        <Work bid={bid} />
      </div>
      <Acts bid={bid} paying={paying} />
    </Card>
  );
}

function Work({ bid: { user, work = [] } }: { bid: WeighedBid }) {
  const { t } = useTranslation(["bids", "people"]);
  if (user.id === null || user.workexperience_count === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {work.length > 0 && (
        <ul className="flex gap-2" aria-label={t("people:person.work")}>
          {work.map(({ uri, title }, at) => (
            <li key={uri}>
              <img
                className="size-18 rounded-control bg-sunken object-cover"
                src={uri}
                alt={t("people:person.workPhoto", { n: at + 1, title })}
                width={72}
                height={72}
                loading="lazy"
                decoding="async"
              />
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-soft">{t("list.experience", { count: user.workexperience_count })}</p>
    </div>
  );
}

function Acts({ bid, paying }: Pick<BidRowProps, "bid" | "paying">) {
  const { t } = useTranslation(["owner", "bids"]);
  const { name } = bid.user;
  const chat = `/messages/${bid.chat_uri}`;
  const back = encodeURIComponent(`/task/${bid.job_id}#biedingen`);
  const word = isPending(bid.status) ? "view" : "chat";
  const isOffered = canAccept(bid) && !paying;
  return (
    <p className="bid-acts">
      {isOffered && !isBidderAway(bid) && (
        <ButtonLink
          className="button-small bid-choose"
          to={`${chat}/accepteren?from=job`}
          aria-label={t("bids.choose", { name })}
        >
          {t("bids.chooseThis")}
        </ButtonLink>
      )}
      <ButtonLink variant="quiet" className="button-small" to={chat} aria-label={t(`bids:list.${word}`, { name })}>
        {t(`bids:list.${word}Short`)}
      </ButtonLink>
      {isOffered && (
        <ButtonLink
          variant="quiet"
          className="button-small font-normal text-ink-soft"
          to={`${chat}/afwijzen?next=${back}`}
          aria-label={t("bids.rejectOf", { name })}
        >
          {t("bids.reject")}
        </ButtonLink>
      )}
    </p>
  );
}
