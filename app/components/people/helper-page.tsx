import type { Page } from "~/domain/page";
import type { Review } from "~/domain/review";
import type { UserPublic } from "~/domain/user";
import { ReviewSection } from "../reviews/review-section";
import { AboutPerson } from "./about-person";
import { AskAction } from "./ask-action";
import { HelperFacts } from "./helper-facts";
import { HelperHead } from "./helper-head";
import { TrustCard } from "./trust-card";
import { WorkList } from "./work-list";

export interface HelperPageProps {
  person: UserPublic;
  reviews: Page<Review>;
  page: number;
  /** Who looks; null for a visitor. */
  viewerId: number | null;
}

/** What everyone may know of a person: who, how they have been to deal with, what they made, what others say. */
export function HelperPage({ person, reviews, page, viewerId }: HelperPageProps) {
  const isOwn = viewerId !== null && viewerId === person.id;
  return (
    <div className="helper-page page-width">
      <HelperHead person={person} isOwn={isOwn} />
      <HelperFacts person={person}>{person.active_worker && !isOwn && <AskAction person={person} />}</HelperFacts>
      <div className="helper-page-main">
        <AboutPerson person={person} />
        {person.workexperience.length > 0 && <WorkList projects={person.workexperience} />}
        <ReviewSection person={person} reviews={reviews} page={page} />
      </div>
      <TrustCard person={person} />
    </div>
  );
}
