import type { Job } from "~/domain/job";
import { type Review, reviewRefusal } from "~/domain/review";
import type { UserCard } from "~/domain/user-card";
import { useTranslation } from "~/locales/use-translation";
import { ButtonLink } from "../ui/button-link";
import { ReviewItem } from "./review-item";

interface JobReviewsProps {
  job: Job;
  reviews: readonly Review[];
  viewerId: number | null;
  /** The other party, for one of the two. */
  other: UserCard | null;
}

/** What the two parties of a finished job said of each other, and the way to say it. */
export function JobReviews({ job, reviews, viewerId, other }: JobReviewsProps) {
  const { t } = useTranslation("reviews");
  const own = reviews.find(({ author }) => viewerId !== null && author.id === viewerId) ?? null;
  const canWrite = other !== null && other.id !== null && reviewRefusal(job.status, own) === null;
  if (reviews.length === 0 && !canWrite) return null;
  return (
    <section className="grid gap-4" id="beoordelingen" aria-labelledby="job-reviews-title">
      <h2 id="job-reviews-title">{t("job.title")}</h2>
      {canWrite && (
        <div className="grid justify-items-start gap-3 rounded-card bg-attention-tint p-5">
          <p>{t("job.ask", { name: other.name })}</p>
          <ButtonLink to={`/task/${job.id}/beoordelen`}>{t("job.write")}</ButtonLink>
        </div>
      )}
      {reviews.length > 0 && (
        <ul className="grid gap-4">
          {reviews.map((review) => (
            <ReviewItem
              key={review.id}
              review={review}
              viewerId={viewerId}
              about={review.user === job.owner.id ? job.owner : other}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
