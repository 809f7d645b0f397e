import { isSuspended } from "~/domain/accounts/account-life";
import type { ChatPhoto } from "~/domain/chats/chat-photo";
import { agreedTime } from "~/domain/deals/appointment-life";
import type { WeighedBid } from "~/domain/deals/bid";
import { canBid, isApartFromOwner, isReservedByOwner, ownBidOn } from "~/domain/deals/bid-life";
import { roleIn } from "~/domain/deals/deal";
import { canTalk } from "~/domain/jobs/comment";
import type { Job } from "~/domain/jobs/job";
import { takesBids } from "~/domain/jobs/job-life";
import { dealMoneyOf, helperShareOf, priceOfDeal } from "~/domain/money/deal-money";
import type { Page } from "~/domain/values/page";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { BidBox } from "../bids/bid-box";
import { BidDialog } from "../bids/bid-dialog";
import { BidList } from "../bids/bid-list";
import type { BidOrder } from "../bids/bid-order";
import { ClosedBid } from "../bids/closed-bid";
import { TimelineLink } from "../deals/timeline-link";
import { JobMap } from "../jobs/job-map";
import type { GuidedPrice } from "../jobs/price-guide";
import { DealPhotos } from "../photos/deal-photos";
import { type DealOnPage, DealState } from "./deal-state";
import { Gallery } from "./gallery";
import { JobFacts } from "./job-facts";
import { JobHead } from "./job-head";
import { JobReviews } from "./job-reviews";
import { JobText } from "./job-text";
import { OtherJobs } from "./other-jobs";
import { OwnerActions, OwnerBox } from "./owner-box";
import { Poster } from "./poster";
import { Questions, type QuestionsProps } from "./questions";
import { QuestionsLink } from "./questions-link";

export interface JobPageProps extends DealOnPage {
  bids: (Page<WeighedBid> & { order: BidOrder }) | null;
  others: readonly Job[];
  questions: Pick<QuestionsProps, "comments" | "page" | "savedForm">;
  /** The errors, and their form: a question's id, `ask` or `bid`. */
  refused: { form: string; result: Reply } | null;
  guide: GuidedPrice | null;
  results?: readonly ChatPhoto[];
}

export function JobPage(props: JobPageProps) {
  const {
    job,
    viewer,
    bids,
    payments,
    money,
    deal,
    reviews,
    others,
    questions,
    refused,
    terms,
    guide,
    results = [],
    now,
  } = props;
  const { t } = useTranslation("jobs");
  const role = roleIn(job, viewer);
  const isOwner = role === "owner";
  const own = isOwner ? undefined : ownBidOn(job);
  const showsBid = !isOwner && (takesBids(job.status) || own !== undefined);
  const held = dealMoneyOf(payments, job.bids);
  const bidsHere = canBid(viewer, job) && !isSuspended(job.owner);
  const refusedBid = refused?.form === "bid" ? refused.result : undefined;
  const isCompared = bids !== null && takesBids(job.status);
  const isManaged = money !== null && (takesBids(job.status) || isReservedByOwner(job));
  const head = (
    <>
      <JobHead
        job={job}
        agreed={role && priceOfDeal(job.bids, payments)}
        hasBidBox={showsBid}
        isParty={role !== null}
        isOwner={isOwner}
        disputed={held.disputed !== null}
        appointment={agreedTime(deal?.chat.appointment ?? null)}
        now={now}
        questions={
          <QuestionsLink
            count={questions.comments.count}
            canAsk={role === null && canTalk(job.status) && !isSuspended(job.owner) && !isApartFromOwner(viewer, job)}
          />
        }
        actions={isManaged && <OwnerActions job={job} money={money} now={now} />}
      />
      {!bidsHere && <ClosedBid id="bid" result={refusedBid} now={now} />}
      <DealState {...props} role={role} own={own} held={held} />
      {bids && (
        <BidList
          job={job}
          bids={bids}
          order={bids.order}
          paying={held.paying}
          hasFee={terms.mode === "held"}
          now={now}
        />
      )}
    </>
  );
  return (
    <div className="job-page page-width">
      {isCompared && <div className="job-page-bids">{head}</div>}
      <div className="job-page-top">
        {!isCompared && head}
        <Gallery job={job} />
        <DealPhotos title={t("job.photosResult")} photos={results} />
        <JobText job={job} isOwner={isOwner} />
      </div>
      <div className="job-page-side">
        <div>
          {money && !isManaged && <OwnerBox job={job} money={money} now={now} />}
          {job.has_timeline && <TimelineLink job={job.id} />}
          {showsBid && (
            <BidBox
              job={job}
              viewer={viewer}
              share={role === "helper" ? helperShareOf(payments) : null}
              facts={role === null && <JobFacts job={job} now={now} className="flex-col max-lg:hidden" />}
            />
          )}
          {!isOwner && <Poster job={job} now={now} />}
        </div>
      </div>
      <div className="job-page-rest">
        <JobReviews job={job} reviews={reviews} viewerId={viewer?.id ?? null} />
        <Questions
          job={job}
          now={now}
          viewer={viewer}
          refused={refusedBid ? null : refused}
          chat={role === "helper" ? (own?.chat_uri ?? null) : null}
          {...questions}
        />
        {job.place && <JobMap place={job.place} role={role} isChosen={!takesBids(job.status)} />}
      </div>
      {others.length > 0 && (role === null || takesBids(job.status)) && (
        <div className="job-page-others">
          <OtherJobs jobs={others} now={now} />
        </div>
      )}
      {bidsHere && (
        <BidDialog job={job} terms={terms} isBusiness={viewer?.business} guide={guide} result={refusedBid} now={now} />
      )}
    </div>
  );
}
