import type { Bid } from "~/domain/bid";
import { otherCard, roleIn } from "~/domain/deal";
import type { Job } from "~/domain/job";
import { type Holdings, type JobRole, takesBids } from "~/domain/job-life";
import type { JobStatus } from "~/domain/job-status";
import type { Page } from "~/domain/page";
import type { Review } from "~/domain/review";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { BidBox } from "../bids/bid-box";
import { BidDialog } from "../bids/bid-dialog";
import { BidList } from "../bids/bid-list";
import { Questions, type QuestionsProps } from "../comments/questions";
import { DealCard, type DealCardProps } from "../deals/deal-card";
import type { PaymentTerms } from "../payments/terms";
import { JobReviews } from "../reviews/job-reviews";
import { Alert } from "../ui/alert";
import { ErrorSummary } from "../ui/error-summary";
import { Gallery } from "./gallery";
import { HelperBox } from "./helper-box";
import { JobFacts } from "./job-facts";
import { JobHead } from "./job-head";
import { JobText } from "./job-text";
import { OtherJobs } from "./other-jobs";
import { OwnerBox } from "./owner-box";
import { Poster } from "./poster";

export interface JobPageProps {
  job: Job;
  viewer: { id: number | null; business: boolean } | null;
  /** For the owner alone. */
  bids: Page<Bid> | null;
  /** How its money stands, for the owner alone. */
  money: Holdings | null;
  /** What the viewer, one of its two parties, still settles with the other. */
  deal: Pick<DealCardProps, "role" | "chat" | "viewer" | "money"> | null;
  /** What its parties said of each other, once it is finished. */
  reviews: readonly Review[];
  others: readonly Job[];
  questions: Pick<QuestionsProps, "comments" | "page" | "unsent">;
  /** What was refused, and in which form: a question's number, `ask` or `bid`. */
  refused: { form: string; result: Reply } | null;
  terms: PaymentTerms;
  now: number;
}

/** Everything about one job, for its reader: visitor, helper, chosen helper or owner. */
export function JobPage(props: JobPageProps) {
  const { job, viewer, bids, money, deal, reviews, others, questions, refused, terms, now } = props;
  const role = roleIn(job, viewer);
  const isOwner = role === "owner";
  const own = isOwner ? undefined : job.bids[0];
  const showsBid = !isOwner && (takesBids(job.status) || own !== undefined);
  const bidsHere = viewer !== null && showsBid && !own;
  const refusedBid = refused?.form === "bid" ? refused.result : undefined;
  return (
    <div className="job-page page-width">
      <div className="job-page-top">
        <JobHead job={job} />
        {!bidsHere && <RefusedBid result={refusedBid} />}
        <StatusNote job={job} role={role} />
        {bids && <BidList bids={bids} />}
        {role === "helper" && own && (
          <HelperBox job={job} bid={own} mode={terms.mode} disputed={Boolean(deal?.money.disputed)} />
        )}
        <Gallery job={job} />
        <JobFacts job={job} />
        <JobText job={job} isOwner={isOwner} />
      </div>
      <div className="job-page-side">
        {deal && <DealCard {...deal} job={job} terms={terms} now={now} />}
        {money && <OwnerBox job={job} money={money} />}
        {showsBid && <BidBox job={job} viewer={viewer} />}
        {!isOwner && <Poster job={job} now={now} />}
      </div>
      <div className="job-page-rest">
        <JobReviews job={job} reviews={reviews} viewerId={viewer?.id ?? null} other={otherCard(job, viewer)} />
        <Questions job={job} now={now} viewerId={viewer?.id ?? null} refused={refused} {...questions} />
      </div>
      <div className="job-page-others">
        <OtherJobs jobs={others} now={now} />
      </div>
      {bidsHere && <BidDialog job={job} terms={terms} result={refusedBid} />}
    </div>
  );
}

/** Who is told how a job stands that takes no bids any more; the others see it by their own boxes. */
const TOLD: Record<Exclude<JobStatus, "open">, readonly (JobRole | null)[]> = {
  reserved: [null],
  solved: [null],
  deleted: [null, "owner"],
};

/** A bid that was refused because it could not be made any more: there is no form left to say it in. */
function RefusedBid({ result }: { result?: Reply }) {
  const texts = Object.values(result?.error ?? {}).flatMap((messages) => messages ?? []);
  return <ErrorSummary errors={texts.map((text) => ({ id: "main", text }))} />;
}

function StatusNote({ job: { status }, role }: { job: Job; role: JobRole | null }) {
  const { t } = useTranslation("jobs");
  if (takesBids(status) || !TOLD[status].includes(role)) return null;
  return <Alert tone="info">{t(`job.statusText.${status}`)}</Alert>;
}
