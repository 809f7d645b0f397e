import type { Bid } from "~/domain/bid";
import type { Page } from "~/domain/page";
import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { BidRow } from "./bid-row";

/** What the owner of a job may choose from, cheapest first. */
export function BidList({ bids }: { bids: Page<Bid> }) {
  const { t } = useTranslation("bids");
  const more = bids.count - bids.results.length;
  return (
    <section className="grid gap-4" id="biedingen" aria-labelledby="bids-title">
      <h2 id="bids-title">{bids.count > 0 ? t("list.titleCount", { count: bids.count }) : t("list.title")}</h2>
      {bids.count === 0 ? (
        <div className="flex items-center gap-4 rounded-card border border-line bg-card p-5">
          <Scene name="empty-mailbox" className="w-28" />
          <p>
            <strong className="block">{t("list.none")}</strong>
            <span className="text-ink-soft">{t("list.noneText")}</span>
          </p>
        </div>
      ) : (
        <>
          <p className="text-ink-soft">{t("list.cheapest")}</p>
          <ul className="grid gap-3">
            {bids.results.map((bid, index) => (
              <BidRow key={bid.id} bid={bid} lowest={index === 0 && bids.count > 1} />
            ))}
          </ul>
          {more > 0 && <p className="text-ink-soft">{t("list.more", { count: more })}</p>}
        </>
      )}
    </section>
  );
}
