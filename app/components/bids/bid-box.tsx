import { Link } from "react-router";
import type { Bid } from "~/domain/bid";
import type { Job } from "~/domain/job";
import { parseMoney } from "~/domain/money";
import { useTranslation } from "~/locales/use-translation";
import { formatPrice } from "../format";
import { priceOf } from "../jobs/facts";
import { useLocale } from "../locale";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";
import { Price } from "../ui/price";
import { StickyAction } from "../ui/sticky-action";
import { BID_DIALOG } from "./bid-dialog";

interface BidBoxProps {
  job: Job;
  signedIn: boolean;
  /** The reader has a business profile. */
  business: boolean;
}

/** What the job pays and the way to bid, at the thumb on a phone. */
export function BidBox({ job, signedIn, business }: BidBoxProps) {
  const { t } = useTranslation("bids");
  const own = job.bids[0];
  return (
    <section className="bid-box" aria-label={t("form.title")}>
      {own ? <OwnBid job={job} bid={own} /> : <FirstBid job={job} signedIn={signedIn} business={business} />}
    </section>
  );
}

function FirstBid({ job, signedIn, business }: BidBoxProps) {
  const { t } = useTranslation(["bids", "jobs"]);
  const locale = useLocale();
  const page = `/task/${job.id}/bod`;
  const barred = signedIn && job.business_required && !business;
  return (
    <>
      <StickyAction>
        <Price cents={priceOf(job)} tbdText={t("jobs:card.priceOpen")} locale={locale} className="bid-price" />
        {barred && (
          <Button disabled type="button">
            {t("panel.bid")}
          </Button>
        )}
        {!barred && signedIn && (
          <ButtonLink to={page} data-dialog={BID_DIALOG}>
            {t("panel.bid")}
          </ButtonLink>
        )}
        {!signedIn && <ButtonLink to={`/login?next=${encodeURIComponent(page)}`}>{t("panel.bid")}</ButtonLink>}
      </StickyAction>
      <p className="flex gap-2 text-sm text-ink-soft">
        <Icon name={barred ? "business" : "lock"} className="mt-0.5" />
        <span>
          {barred ? t("panel.business") : `${t("panel.count", { count: job.number_of_bids })}. ${t("panel.sealed")}`}
        </span>
      </p>
    </>
  );
}

function OwnBid({ job, bid }: { job: Job; bid: Bid }) {
  const { t } = useTranslation("bids");
  const locale = useLocale();
  const accepted = bid.status === "accepted";
  return (
    <>
      <StickyAction>
        <span className="grid">
          <span className="text-xs text-ink-soft">{t("panel.yours")}</span>
          <span className="money bid-price">{formatPrice(parseMoney(bid.amount) ?? 0, locale)}</span>
        </span>
        {bid.status !== "rejected" && (
          <ButtonLink variant="secondary" to={accepted ? `/messages/${bid.chat_uri}` : `/task/${job.id}/bod`}>
            {accepted ? t("form.chat") : t("panel.change")}
          </ButtonLink>
        )}
      </StickyAction>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone={accepted ? "action" : "neutral"} icon="check">
          {t("panel.placed")}
        </Badge>
        <span className="text-ink-soft">{t(`panel.status.${bid.status}`)}</span>
        {accepted && (
          <Link className="text-link inline-flex min-h-11 items-center" to={`/task/${job.id}/bod`}>
            {t("panel.view")}
          </Link>
        )}
      </p>
    </>
  );
}
