import type { Bid } from "~/domain/bid";
import type { Job } from "~/domain/job";
import type { Page } from "~/domain/page";
import { useTranslation } from "~/locales/use-translation";
import { BidBox } from "../bids/bid-box";
import { BidDialog } from "../bids/bid-dialog";
import { BidList } from "../bids/bid-list";
import type { PaymentTerms } from "../bids/fee-note";
import { Questions, type QuestionsProps } from "../comments/questions";
import { Alert } from "../ui/alert";
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
  others: readonly Job[];
  questions: Pick<QuestionsProps, "comments" | "page" | "refused">;
  terms: PaymentTerms;
  now: number;
}

/** Everything about one job, for its reader: visitor, helper, chosen helper or owner. */
export function JobPage({ job, viewer, bids, others, questions, terms, now }: JobPageProps) {
  const isOwner = viewer !== null && viewer.id === job.user;
  const own = isOwner ? undefined : job.bids[0];
  const mayBid = !isOwner && (job.status === "open" || own !== undefined);
  return (
    <div className="job-page page-width">
      <div className="job-page-top">
        <JobHead job={job} />
        <StatusNote job={job} isOwner={isOwner} chosen={own?.status === "accepted"} />
        {own?.status === "accepted" && <HelperBox job={job} bid={own} mode={terms.mode} />}
        <Gallery job={job} />
        <JobFacts job={job} />
        <JobText job={job} isOwner={isOwner} />
      </div>
      <div className="job-page-side">
        {isOwner && <OwnerBox job={job} />}
        {mayBid && <BidBox job={job} signedIn={viewer !== null} business={viewer?.business ?? false} />}
        {!isOwner && <Poster job={job} now={now} />}
      </div>
      <div className="job-page-rest">
        {bids && <BidList bids={bids} />}
        <Questions job={job} now={now} viewerId={viewer?.id ?? null} {...questions} />
      </div>
      <div className="job-page-others">
        <OtherJobs jobs={others} now={now} />
      </div>
      {viewer && mayBid && !own && <BidDialog job={job} terms={terms} />}
    </div>
  );
}

function StatusNote({ job, isOwner, chosen }: { job: Job; isOwner: boolean; chosen: boolean }) {
  const { t } = useTranslation("jobs");
  if (job.status === "open" || chosen || (isOwner && job.status !== "deleted")) return null;
  return <Alert tone="info">{t(`job.statusText.${job.status}`)}</Alert>;
}
