import type { UserPublic } from "~/domain/accounts/user";
import type { Review } from "~/domain/deals/review";
import type { Page } from "~/domain/values/page";
import type { Reply } from "~/forms/read-form";
import { ReviewSection } from "../reviews/review-section";
import { AboutPerson } from "./about-person";
import { AskAction } from "./ask-action";
import { HelperFacts } from "./helper-facts";
import { HelperHead } from "./helper-head";
import { PersonDeeds } from "./person-deeds";
import { TrustCard } from "./trust-card";
import { WorkList } from "./work-list";

export interface HelperPageProps {
  person: UserPublic;
  reviews: Page<Review>;
  page: number;
  viewerId: number | null;
  isBlocked: boolean;
  refused: { review: string; result: Reply } | null;
  savedForm: { review: string; text: string } | null;
}

export function HelperPage({ person, reviews, page, viewerId, isBlocked, ...answers }: HelperPageProps) {
  const isOwn = viewerId !== null && viewerId === person.id;
  return (
    <div className="helper-page page-width">
      <HelperHead person={person} isOwn={isOwn} isBlocked={isBlocked} />
      {person.active_worker && !isOwn && !isBlocked && <AskAction person={person} />}
      <HelperFacts person={person} isOwn={isOwn} />
      <div className="helper-page-main">
        <AboutPerson person={person} />
        {person.workexperience.length > 0 && <WorkList projects={person.workexperience} />}
        <ReviewSection person={person} reviews={reviews} page={page} viewerId={viewerId} {...answers} />
      </div>
      <TrustCard person={person}>
        {!isOwn && <PersonDeeds person={person} canBlock={viewerId !== null && !isBlocked} />}
      </TrustCard>
    </div>
  );
}
