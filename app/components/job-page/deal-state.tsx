import type { Blocks } from "~/domain/accounts/blocks";
import { shortNameOf } from "~/domain/accounts/short-name";
import { isReportOpen } from "~/domain/deals/appointment-life";
import { paidFor, takenBackFrom } from "~/domain/deals/approval";
import type { Bid } from "~/domain/deals/bid";
import { acceptedBid } from "~/domain/deals/bid-life";
import { otherCard } from "~/domain/deals/deal";
import { isReviewable, type Review } from "~/domain/deals/review";
import type { JobDetails } from "~/domain/jobs/job-details";
import { type Holdings, isUnderway, type JobRole } from "~/domain/jobs/job-life";
import { type DealMoney, isOnHold, objectionFrom, objectionUntil, settledBetween } from "~/domain/money/deal-money";
import type { Payment } from "~/domain/money/payment";
import { DealCard, type DealCardProps, stopUntilOf } from "../deals/deal-card";
import { DealNote } from "../deals/deal-note";
import { EndedNote } from "../deals/ended-note";
import { StepBox, stepOf } from "../deals/step-box";
import { SuspendedNote } from "../deals/suspended-note";
import { UncoveredNote } from "../deals/uncovered-note";
import type { PaymentTerms } from "../payments/payment-terms";
import { AfterApproval } from "./after-approval";
import { AfterWork, toReview } from "./after-work";
import { ApproveBox } from "./approve-box";
import { HelperBox } from "./helper-box";
import { StatusNote } from "./status-note";

export interface DealOnPage {
  job: JobDetails;
  viewer: (Blocks & { id: number | null; business: boolean }) | null;
  payments: readonly Payment[];
  money: Holdings | null;
  deal: Pick<DealCardProps, "role" | "chat" | "viewer" | "money"> | null;
  reviews: readonly Review[];
  terms: PaymentTerms;
  now: number;
}

interface DealStateProps extends DealOnPage {
  role: JobRole | null;
  own: Bid | undefined;
  held: DealMoney;
}

export function DealState(props: DealStateProps) {
  const { job, viewer, payments, deal, reviews, terms, role, held, now } = props;
  const isPaid = paidFor(job, payments) !== null;
  const isSuspended = isStoppedBySuspension(props);
  const step = isSuspended ? null : nextStepIn(props);
  const isReviewNext = isPaid && takenBackFrom(payments).length === 0 && toReview(props) !== null;
  const afterWork = (
    <AfterWork job={job} viewer={viewer} reviews={reviews} stopped={held.stopped} isPaid={role !== null && isPaid} />
  );
  return (
    <>
      <StatusNote job={job} role={role} />
      {job.ended_deal && !isPaid && <EndedNote ended={job.ended_deal} />}
      {role && <DealNote money={held} role={role} isOver={isReviewable(job.status)} />}
      <Hindrance {...props} isSuspended={isSuspended} />
      {isReviewNext && afterWork}
      {role && <AfterApproval job={job} payments={payments} role={role} />}
      {!isReviewNext && afterWork}
      {deal && step && (
        <StepBox
          job={job}
          role={deal.role}
          chat={deal.chat}
          step={step}
          mode={terms.mode}
          viewer={deal.viewer}
          stopUntil={stopUntilOf({ job, ...deal })}
        />
      )}
      {step === null && !isSuspended && <Waiting {...props} />}
      {deal && !isSuspended && <DealCard {...deal} job={job} terms={terms} now={now} step={step} />}
    </>
  );
}

function Hindrance({ isSuspended, ...props }: DealStateProps & { isSuspended: boolean }) {
  const { job, viewer, payments, money, deal, role, held, now } = props;
  if (held.uncovered !== null) {
    if (role === null || !isUnderway(job.status) || isOnHold(held)) return null;
    const name = otherCard(job, viewer)?.name ?? "";
    const chat = acceptedBid(job.bids)?.chat_uri;
    const suspended = deal?.chat.suspended === true;
    return <UncoveredNote job={job} role={role} name={name} chat={chat} money={held} suspended={suspended} now={now} />;
  }
  return (
    <>
      {deal && isSuspended && (
        <SuspendedNote job={job} role={deal.role} name={shortNameOf(deal.chat.opponent)} money={held} />
      )}
      {money && <ApproveBox job={job} payments={payments} money={money} suspended={deal?.chat.suspended === true} />}
    </>
  );
}

function Waiting({ job, payments, deal, terms, role, own, held }: DealStateProps) {
  if (role !== "helper" || !own || held.uncovered !== null) return null;
  return (
    <HelperBox
      job={job}
      bid={own}
      mode={terms.mode}
      onHold={isOnHold(held)}
      paused={held.paused !== null}
      settled={settledBetween(payments)}
      report={reportIn(deal)}
      approvedOn={objectionUntil(objectionFrom(job), held)}
    />
  );
}

const isStoppedBySuspension = ({ job, deal, held }: DealStateProps): boolean =>
  deal?.chat.suspended === true && isUnderway(job.status) && job.done_at === null && !isOnHold(held);

function nextStepIn({ job, deal, now }: DealStateProps) {
  if (!deal || !isUnderway(job.status) || job.done_at !== null) return null;
  const { money, chat } = deal;
  const isHindered =
    isOnHold(money) || money.paused !== null || money.uncovered !== null || isReportOpen(chat.appointment);
  return isHindered ? null : stepOf({ job, ...deal, now });
}

function reportIn(deal: DealOnPage["deal"]) {
  const { missed_by, missed_until } = deal?.chat.appointment ?? {};
  return missed_until ? { own: missed_by === deal?.viewer, until: missed_until } : null;
}
