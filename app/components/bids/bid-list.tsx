import { SCORE } from "~/domain/accounts/rating-score";
import { shortNameOf } from "~/domain/accounts/short-name";
import type { WeighedBid } from "~/domain/deals/bid";
import { acceptedBid, canRenew, choosableBids, endedByRemoval, hasEnded, waitingBids } from "~/domain/deals/bid-life";
import type { Job } from "~/domain/jobs/job";
import { isUnderway, takesBids } from "~/domain/jobs/job-life";
import { type Page, pagesOf } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { formatNumber } from "../format";
import { Scene } from "../illustrations/scene";
import { helpersAddress, helpersFor } from "../jobs/helper-search";
import { useLocale } from "../locale";
import { ButtonLink } from "../ui/button-link";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { Pagination } from "../ui/pagination";
import { SortBar } from "../ui/sort-bar";
import { comparedIn } from "./bid-facts";
import { BID_SORTS, type BidOrder, bidsAddress } from "./bid-order";
import { BidRow } from "./bid-row";
import { TraderNote } from "./trader-note";

interface BidListProps {
  job: Job;
  bids: Page<WeighedBid>;
  order: BidOrder;
  paying: boolean;
  hasFee: boolean;
  now: number;
}

export function BidList({ job, bids, order, paying, hasFee, now }: BidListProps) {
  const { t } = useTranslation(["bids", "owner"]);
  const others = bids.results.filter((bid) => !hasEnded(bid.status));
  const ended = bids.results.filter((bid) => hasEnded(bid.status) && !isReplaced(bid, job.bids));
  const [lapsed, rejected] = [ended.filter(canRenew), ended.filter((bid) => !canRenew(bid))];
  const isChoosing = takesBids(job.status);
  const [first, rest] = isChoosing
    ? foldedAfter(MAX_UNFOLDED_BIDS, others)
    : [isUnderway(job.status) ? others : others.map(withoutDay), []];
  const [waiting, choosable] = [waitingBids(job).length, choosableBids(job).length];
  const chosen = acceptedBid(job.bids);
  return (
    <section className="grid gap-4" id="biedingen" aria-labelledby="bids-title">
      <h2 id="bids-title">
        {chosen && t("list.chosen", { name: shortNameOf(chosen.user) })}
        {!chosen && (isChoosing && waiting > 0 ? t("list.titleCount", { count: waiting }) : t("list.title"))}
      </h2>
      {!paying && <Waiting job={job} />}
      {bids.count === 0 && <NoBids job={job} />}
      {isChoosing && waiting > 1 && <BidSorts job={job} order={order} count={choosable} />}
      <BidRows job={job} bids={first} paying={paying} hasFee={hasFee} now={now} />
      {rest.length > 0 && (
        <details className="bids-more">
          <summary>
            {t("owner:bids.more", { count: rest.length })}
            <Icon name="chevron-down" />
          </summary>
          <BidRows job={job} bids={rest} paying={paying} hasFee={hasFee} now={now} />
        </details>
      )}
      {lapsed.length > 0 && (
        <div className="grid gap-3">
          <h3>
            {t(lapsed.some(endedByRemoval) ? "owner:bids.removed" : "owner:bids.lapsed", { count: lapsed.length })}
          </h3>
          <p>{t("owner:bids.lapsedText", { count: lapsed.length })}</p>
          <BidRows job={job} bids={lapsed} paying={paying} hasFee={hasFee} now={now} />
        </div>
      )}
      {rejected.length > 0 && (
        <details className="bids-more">
          <summary>
            {t("owner:bids.rejected", { count: rejected.length })}
            <Icon name="chevron-down" />
          </summary>
          <BidRows job={job} bids={rejected} paying={paying} hasFee={hasFee} now={now} />
        </details>
      )}
      {bids.results.some(({ user }) => user.business) && <TraderNote />}
      <BidPages job={job} bids={bids} order={order} />
    </section>
  );
}

const MAX_UNFOLDED_BIDS = 5;

const withoutDay = (bid: WeighedBid): WeighedBid => ({ ...bid, first_day: null });

/** A bid that is being paid is always in view. */
function foldedAfter(most: number, bids: readonly WeighedBid[]): [WeighedBid[], WeighedBid[]] {
  if (bids.length <= most + 1) return [[...bids], []];
  const isFirst = (bid: WeighedBid, at: number) => at < most || bid.being_paid === true;
  return [bids.filter(isFirst), bids.filter((bid, at) => !isFirst(bid, at))];
}

const isReplaced = ({ id, user_id }: WeighedBid, all: Job["bids"]) =>
  all.some((other) => other.user_id === user_id && other.id > id);

function Waiting({ job }: { job: Job }) {
  const { t } = useTranslation("owner");
  const { length } = choosableBids(job);
  if (length !== 1) return null;
  return (
    <p className="flex gap-3 rounded-card bg-attention-tint px-4 py-3">
      <Icon name="clock" className="mt-1" />
      <span>
        <strong className="block">{t("waiting.count", { count: length })}</strong>
        {t("waiting.text", { count: length })}
      </span>
    </p>
  );
}

function NoBids({ job }: { job: Job }) {
  const { t } = useTranslation("bids");
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-card p-5">
      <Scene name="empty-mailbox" className="w-28 max-sm:w-20" />
      <p className="flex-1 basis-48">
        <strong className="block">{t(takesBids(job.status) ? "list.none" : "list.noneClosed")}</strong>
        <span className="text-ink-soft">{t(takesBids(job.status) ? "list.noneText" : "list.noneClosedText")}</span>
      </p>
      {takesBids(job.status) && (
        <ButtonLink variant="secondary" to={helpersAddress(helpersFor(job))}>
          {t("list.ask")}
        </ButtonLink>
      )}
    </div>
  );
}

function BidSorts({ job, order, count }: { job: Job; order: BidOrder; count: number }) {
  const { t } = useTranslation(["jobs", "owner"]);
  return (
    <SortBar
      label={t("jobs:browse.sort")}
      sorts={BID_SORTS.filter((sort) => !(sort === "nearest" && job.is_remote)).map((sort) => ({
        href: bidsAddress(job.id, { sort, page: 1 }),
        text: t(`owner:bids.sorts.${sort}`),
        current: sort === order.sort,
      }))}
      question={t("jobs:browse.whyOrder")}
    >
      {t(`owner:bids.why.${order.sort}`)} {order.sort === "rating" && `${t("jobs:browse.why.score", SCORE)} `}
      {t("jobs:browse.why.fair")} {count > 1 && t("owner:waiting.text", { count })}
    </SortBar>
  );
}

type BidRowsProps = Pick<BidListProps, "job" | "paying" | "hasFee" | "now"> & { bids: readonly WeighedBid[] };

function BidRows({ job, bids, paying, hasFee, now }: BidRowsProps) {
  const choosable = choosableBids(job);
  // The API sorts an owner's bids by price.
  const lowest = choosable.length > 1 ? choosable[0]?.id : undefined;
  const { t } = useTranslation("owner");
  if (bids.length === 0) return null;
  const compared = comparedIn(bids, now);
  const columns = (["who", "amount", "trust", ...compared] as const).map((column) => (
    <span key={column} className={`bids-${column}`}>
      {t(`bids.columns.${column}`)}
    </span>
  ));
  return (
    <ul className={classNames("bids", bids.length > 1 && `bids-compared bids-of-${columns.length}`)}>
      <li className="bids-head" aria-hidden="true">
        {columns}
      </li>
      {bids.map((bid) => (
        <BidRow
          key={bid.id}
          bid={bid}
          lowest={bid.id === lowest}
          paying={paying}
          hasFee={hasFee}
          compared={compared}
          now={now}
        />
      ))}
    </ul>
  );
}

function BidPages({ job, bids, order }: Pick<BidListProps, "job" | "bids" | "order">) {
  const { t } = useTranslation(["jobs", "owner"]);
  const locale = useLocale();
  return (
    <Pagination
      page={order.page}
      pages={pagesOf(bids.count)}
      href={(page) => bidsAddress(job.id, { ...order, page })}
      labels={{
        navigation: t("owner:bids.pages"),
        previous: t("jobs:browse.previous"),
        next: t("jobs:browse.next"),
        page: (number) => t("jobs:browse.page", { page: formatNumber(number, locale) }),
      }}
    />
  );
}
