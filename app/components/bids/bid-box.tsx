import type { ReactNode } from "react";
import { isSuspended } from "~/domain/accounts/account-life";
import type { Bid } from "~/domain/deals/bid";
import {
  bidRefusal,
  type canBid,
  canChange,
  formerBidOn,
  isAccepted,
  isApartFromOwner,
  isPending,
  ownBidOn,
} from "~/domain/deals/bid-life";
import type { Job } from "~/domain/jobs/job";
import type { HelperShare } from "~/domain/money/deal-money";
import { formatEuros, parseMoney } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { dealWord, suspendedOwner } from "../deals/bid-word";
import { BID_TONES } from "../deals/status-tone";
import { priceOf } from "../jobs/facts";
import { useLocale } from "../locale";
import { businessAddress } from "../people/business-address";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { Price } from "../ui/price";
import { StickyAction } from "../ui/sticky-action";
import { BID_DIALOG } from "./bid-dialog";

interface BidBoxProps {
  job: Job;
  viewer: Parameters<typeof canBid>[0];
  facts: ReactNode;
  share?: HelperShare | null;
}

export function BidBox({ job, viewer, facts, share = null }: BidBoxProps) {
  const { t } = useTranslation("bids");
  const own = ownBidOn(job);
  return (
    <section className="bid-box" aria-label={t("form.title")}>
      {own ? (
        <OwnBid job={job} bid={own} facts={facts} share={share} />
      ) : (
        <FirstBid job={job} viewer={viewer} facts={facts} />
      )}
    </section>
  );
}

function FirstBid({ job, viewer, facts }: Omit<BidBoxProps, "share">) {
  const { t } = useTranslation(["bids", "jobs", "business"]);
  const locale = useLocale();
  const page = `/task/${job.id}/bod`;
  const former = formerBidOn(job);
  const barred = bidRefusal(viewer, job) === "business_required";
  const apart = isApartFromOwner(viewer, job);
  const away = isSuspended(job.owner);
  const price = priceOf(job);
  return (
    <>
      <StickyAction>
        {/* On a phone the head of the page says it. */}
        <span className="grid max-lg:hidden">
          {price !== null && <span className="text-sm text-ink-soft">{t("jobs:job.budget")}</span>}
          <Price cents={price} tbdText={t("jobs:card.priceOpen")} locale={locale} className="bid-price" />
        </span>
        {facts}
        {barred && !apart && !away && (
          <Button disabled type="button">
            {t("panel.bid")}
          </Button>
        )}
        {!barred && !apart && !away && viewer && (
          <ButtonLink to={page} data-dialog={BID_DIALOG}>
            {former
              ? t("panel.again", { amount: formatEuros(parseMoney(former.amount) ?? 0, locale) })
              : t("panel.bid")}
          </ButtonLink>
        )}
        {!viewer && <ButtonLink to={`/login?next=${encodeURIComponent(page)}`}>{t("panel.bid")}</ButtonLink>}
      </StickyAction>
      {apart && <p>{t("form.blocked")}</p>}
      {away && !apart && <p>{t("form.suspended", { name: job.owner.name })}</p>}
      <p className="flex gap-2 text-sm text-ink-soft">
        <Icon name="lock" className="mt-0.5" />
        <span>
          {t("panel.count", { count: job.number_of_bids })}. {t("panel.sealed")}
        </span>
      </p>
      {job.business_required && !viewer?.business && (
        <p className="flex gap-2 text-sm text-ink-soft">
          <Icon name="business" className="mt-0.5" />
          <span>
            {t("panel.business")}{" "}
            {viewer?.id && (
              <Link className="text-link" to={businessAddress(viewer.id, page)}>
                {t("business:barred.action")}
              </Link>
            )}
          </span>
        </p>
      )}
    </>
  );
}

interface OwnBidProps {
  job: Job;
  bid: Bid;
  facts: ReactNode;
  share: HelperShare | null;
}

function OwnBid({ job, bid, facts, share }: OwnBidProps) {
  const { t } = useTranslation(["bids", "statuses"]);
  const locale = useLocale();
  const accepted = isAccepted(bid.status);
  const word = canChange(bid) ? "panel.change" : "panel.withdraw";
  const change = isPending(bid.status) && { to: `/task/${job.id}/bod`, text: t(word) };
  const link = accepted ? { to: `/messages/${bid.chat_uri}`, text: t("form.chat") } : change;
  return (
    <>
      <StickyAction>
        <span className="grid">
          <span className="text-sm text-ink-soft">{t("panel.yours")}</span>
          <span className="money bid-price">{formatEuros(parseMoney(bid.amount) ?? 0, locale)}</span>
        </span>
        {facts}
        {link && (
          <ButtonLink variant="secondary" to={link.to}>
            {link.text}
          </ButtonLink>
        )}
      </StickyAction>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone={BID_TONES[bid.status]} icon="check">
          {t("panel.placed")}
        </Badge>
        <span className="text-ink-soft">{t(dealWord(bid, suspendedOwner(job.owner)))}</span>
        {accepted && (
          <Link className="text-link inline-flex min-h-11 items-center" to={`/task/${job.id}/bod`}>
            {t("panel.view")}
          </Link>
        )}
      </p>
      {accepted && share && <Share {...share} />}
      {isPending(bid.status) && !bid.being_paid && isSuspended(job.owner) && (
        <p className="text-sm">{t("form.suspendedBid", { name: job.owner.name })}</p>
      )}
      {bid.being_paid && <p className="text-sm">{t("paying.text", { name: job.owner.name })}</p>}
    </>
  );
}

function Share({ extra, fee, net }: HelperShare) {
  const { t } = useTranslation("bids");
  const locale = useLocale();
  const amounts = {
    extra: formatEuros(extra, locale),
    fee: formatEuros(fee, locale),
    net: formatEuros(net, locale),
  };
  return (
    <p className="text-sm">
      {extra > 0 && `${t("panel.extra", amounts)} `}
      {t("panel.net", amounts)}
    </p>
  );
}
