import { cardOf } from "~/domain/deals/deal";
import type { Review } from "~/domain/deals/review";
import type { Job } from "~/domain/jobs/job";
import { useTranslation } from "~/locales/use-translation";
import { ReviewItem } from "../reviews/review-item";

interface JobReviewsProps {
  job: Job;
  reviews: readonly Review[];
  viewerId: number | null;
}

export function JobReviews({ job, reviews, viewerId }: JobReviewsProps) {
  const { t } = useTranslation("reviews");
  if (reviews.length === 0) return null;
  return (
    <section className="grid gap-4" id="beoordelingen" aria-labelledby="job-reviews-title">
      <h2 id="job-reviews-title">{t("job.title")}</h2>
      <ul className="grid gap-4">
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} viewerId={viewerId} about={cardOf(job, review.user)} />
        ))}
      </ul>
    </section>
  );
}
