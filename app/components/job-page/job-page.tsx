import { areApart, type Blocks } from "~/domain/accounts/blocks";
import { shortNameOf } from "~/domain/accounts/short-name";
import type { ChatPhoto } from "~/domain/chats/chat-photo";
import { agreedTime, isReportOpen } from "~/domain/deals/appointment-life";
import { paidFor } from "~/domain/deals/approval";
import type { WeighedBid } from "~/domain/deals/bid";
import { acceptedBid, canBid, ownBidOn } from "~/domain/deals/bid-life";
import { otherCard, roleIn } from "~/domain/deals/deal";
import type { Review } from "~/domain/deals/review";
import { canTalk } from "~/domain/jobs/comment";
import type { Job } from "~/domain/jobs/job";
import type { JobDetails } from "~/domain/jobs/job-details";
import { type Holdings, isUnderway, type JobRole, takesBids } from "~/domain/jobs/job-life";
import type { JobStatus } from "~/domain/jobs/job-status";
import { agreedOf, dealMoneyOf, isOnHold, settledBetween } from "~/domain/money/deal-money";
import { type Cents, parseMoney } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import type { Page } from "~/domain/values/page";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { BidBox } from "../bids/bid-box";
import { BidDialog } from "../bids/bid-dialog";
import { BidList } from "../bids/bid-list";
import type { BidOrder } from "../bids/bid-order";
import { DealCard, type DealCardProps } from "../deals/deal-card";
import { DealNote } from "../deals/deal-note";
import { EndedNote } from "../deals/ended-note";
import { GoneNote } from "../deals/gone-note";
import { StepBox, stepOf } from "../deals/step-box";
import { SuspendedNote } from "../deals/suspended-note";
import { TimelineLink } from "../deals/timeline-link";
import { JobMap } from "../jobs/job-map";
import type { GuidedPrice } from "../jobs/price-guide";
import type { PaymentTerms } from "../payments/terms";
import { DealPhotos } from "../photos/deal-photos";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";
import { FormGone } from "../ui/form-gone";
import { AfterApproval } from "./after-approval";
import { AfterWork } from "./after-work";
import { ApproveBox } from "./approve-box";
import { Gallery } from "./gallery";
import { HelperBox } from "./helper-box";
import { JobFacts } from "./job-facts";
import { JobHead } from "./job-head";
import { JobReviews } from "./job-reviews";
import { JobText } from "./job-text";
import { OtherJobs } from "./other-jobs";
import { OwnerActions, OwnerBox } from "./owner-box";
import { Poster } from "./poster";
import { Questions, type QuestionsProps } from "./questions";
import { QuestionsLink } from "./questions-link";

export interface JobPageProps {
  job: JobDetails;
  viewer: (Blocks & { id: number | null; business: boolean }) | null;
  bids: (Page<WeighedBid> & { order: BidOrder }) | null;
  payments: readonly Payment[];
  money: Holdings | null;
  deal: Pick<DealCardProps, "role" | "chat" | "viewer" | "money"> | null;
  reviews: readonly Review[];
  others: readonly Job[];
  questions: Pick<QuestionsProps, "comments" | "page" | "unsent">;
  /** The errors, and their form: a question's id, `ask` or `bid`. */
  refused: { form: string; result: Reply } | null;
  terms: PaymentTerms;
  guide: GuidedPrice | null;
  /** Only for the two parties. */
  results?: readonly ChatPhoto[];
  now: number;
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
  const bidsHere = canBid(viewer, job);
  const refusedBid = refused?.form === "bid" ? refused.result : undefined;
  // Nothing is left to agree on with a suspended person, except the end.
  const suspended = deal?.chat.suspended === true && isUnderway(job.status) && job.done_at === null && !isOnHold(held);
  const step = deal && !suspended && isUnderway(job.status) ? nextStepIn(job, deal, now) : null;
  const isCompared = bids !== null && takesBids(job.status);
  const isManaged = money !== null && takesBids(job.status);
  const head = (
    <>
      <JobHead
        job={job}
        agreed={role && priceOfDeal(job, payments)}
        hasBidBox={showsBid}
        isParty={role !== null}
        isOwner={isOwner}
        appointment={agreedTime(deal?.chat.appointment ?? null)}
        now={now}
        questions={
          <QuestionsLink
            count={questions.comments.count}
            canAsk={role === null && canTalk(job.status) && !areApart(viewer, job.user)}
          />
        }
        actions={isManaged && <OwnerActions job={job} money={money} />}
      />
      {!bidsHere && <FormGone id="bid" result={refusedBid} field="message" />}
      <StatusNote job={job} role={role} />
      {job.ended_deal && paidFor(job, payments) === null && <EndedNote ended={job.ended_deal} />}
      {role && <DealNote money={held} />}
      {role && held.gone !== null && isUnderway(job.status) && !isOnHold(held) && (
        <GoneNote
          job={job}
          role={role}
          name={otherCard(job, viewer)?.name ?? ""}
          chat={acceptedBid(job.bids)?.chat_uri}
          money={held}
          now={now}
        />
      )}
      {deal && suspended && held.gone === null && (
        <SuspendedNote job={job} role={deal.role} name={shortNameOf(deal.chat.opponent)} money={held} />
      )}
      {money && held.gone === null && (
        <ApproveBox job={job} payments={payments} money={money} suspended={deal?.chat.suspended === true} />
      )}
      {role && <AfterApproval job={job} payments={payments} role={role} />}
      <AfterWork
        job={job}
        viewer={viewer}
        reviews={reviews}
        stopped={held.stopped}
        isPaid={role !== null && paidFor(job, payments) !== null}
      />
      {deal && step && <StepBox job={job} role={deal.role} chat={deal.chat} step={step} mode={terms.mode} />}
      {role === "helper" && own && step === null && held.gone === null && !suspended && (
        <HelperBox
          job={job}
          bid={own}
          mode={terms.mode}
          onHold={isOnHold(held)}
          paused={held.paused !== null}
          settled={settledBetween(payments)}
          report={reportIn(deal)}
        />
      )}
      {deal && !suspended && <DealCard {...deal} job={job} terms={terms} now={now} step={step} />}
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
        {showsBid && role === null && <JobFacts job={job} now={now} className="lg:hidden" />}
      </div>
      <div className="job-page-side">
        <div>
          {money && !isManaged && <OwnerBox job={job} money={money} />}
          {job.has_timeline && <TimelineLink job={job.id} />}
          {showsBid && (
            <BidBox
              job={job}
              viewer={viewer}
              facts={role === null && <JobFacts job={job} now={now} className="flex-col max-lg:hidden" />}
            />
          )}
          {!isOwner && <Poster job={job} now={now} />}
        </div>
      </div>
      <div className="job-page-rest">
        <JobReviews job={job} reviews={reviews} viewerId={viewer?.id ?? null} other={otherCard(job, viewer)} />
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
      {bidsHere && <BidDialog job={job} terms={terms} guide={guide} result={refusedBid} now={now} />}
    </div>
  );
}

/** Null if something else comes first, which has its own box. */
function nextStepIn(job: JobDetails, deal: NonNullable<JobPageProps["deal"]>, now: number) {
  const { money, chat } = deal;
  const isHindered = isOnHold(money) || money.paused !== null || money.gone !== null || isReportOpen(chat.appointment);
  if (!isUnderway(job.status) || job.done_at !== null || isHindered) return null;
  return stepOf({ job, ...deal, now });
}

function reportIn(deal: JobPageProps["deal"]) {
  const { missed_by, missed_until } = deal?.chat.appointment ?? {};
  return missed_until ? { own: missed_by === deal?.viewer, until: missed_until } : null;
}

function priceOfDeal(job: Job, payments: readonly Payment[]): Cents | null {
  const price = parseMoney(acceptedBid(job.bids)?.amount ?? "");
  const { secured, gone } = dealMoneyOf(payments);
  // The price went back while the deal goes on.
  return gone === null ? (agreedOf(payments) ?? price) : (price ?? 0) + (secured ?? 0);
}

const TOLD: Record<Exclude<JobStatus, "open">, readonly (JobRole | null)[]> = {
  reserved: [null],
  solved: [null],
  deleted: [null, "owner"],
};

function StatusNote({ job: { status, expired_at, removal }, role }: { job: JobDetails; role: JobRole | null }) {
  const { t } = useTranslation("jobs");
  if (removal && role) return <Removal decision={removal.decision} role={role} />;
  if (takesBids(status) || !TOLD[status].includes(role)) return null;
  return <Alert tone="info">{t(`job.statusText.${expired_at ? "expired" : status}`)}</Alert>;
}

function Removal({ decision, role }: { decision: number | null; role: JobRole }) {
  const { t } = useTranslation("jobs");
  const read = decision !== null && (
    <ButtonLink variant="secondary" to={`/besluit/${decision}`}>
      {t("job.removal.read")}
    </ButtonLink>
  );
  return (
    <Alert tone="warning" title={t("job.removal.title")} action={read}>
      {t(`job.removal.${role}`)}
    </Alert>
  );
}
