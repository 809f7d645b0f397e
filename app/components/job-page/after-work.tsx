import { otherCard, roleIn } from "~/domain/deals/deal";
import { isReviewable, type Review, reviewBy, reviewRefusal } from "~/domain/deals/review";
import type { JobDetails } from "~/domain/jobs/job-details";
import { canRepost } from "~/domain/jobs/job-life";
import { useTranslation } from "~/locales/use-translation";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";
import { RepostButton } from "./repost-button";

interface AfterWorkProps {
  job: JobDetails;
  viewer: { id: number | null } | null;
  reviews: readonly Review[];
  stopped: boolean;
  isPaid: boolean;
}

/** The other party, if the viewer can review them now. */
export function toReview({ job, viewer, reviews }: Pick<AfterWorkProps, "job" | "viewer" | "reviews">) {
  const other = otherCard(job, viewer);
  const own = reviewBy(reviews, viewer?.id ?? null, other?.id ?? null);
  return other !== null && other.id !== null && reviewRefusal(job.status, own) === null ? other : null;
}

export function AfterWork({ job, viewer, reviews, stopped, isPaid }: AfterWorkProps) {
  const { t } = useTranslation(["owner", "reviews"]);
  const role = roleIn(job, viewer);
  const done = isReviewable(job.status);
  if (role === null || !(done || (role === "owner" && canRepost(job)))) return null;
  const other = otherCard(job, viewer);
  const reviewed = toReview({ job, viewer, reviews });
  const thanks = done && other && !stopped ? t(`after.${role}Text`, { name: other.name }) : t("after.again");
  if (isPaid && !stopped) return <Ways job={job} isOwner={role === "owner"} review={reviewed?.name ?? null} />;
  return (
    <section className="grid gap-4 rounded-card bg-action-tint p-5" aria-labelledby="after-title">
      <div className="grid gap-1">
        <h2 id="after-title" className="flex items-center gap-2 text-xl">
          <Icon name="check-circle" className="text-action" />
          {t(done ? `after.${stopped ? "ended" : role}` : "after.over")}
        </h2>
        {(reviewed || !stopped || role === "owner") && (
          <p>{reviewed ? t(stopped ? "reviews:job.askEnded" : "reviews:job.ask", { name: reviewed.name }) : thanks}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {reviewed && <ButtonLink to={`/task/${job.id}/beoordelen`}>{t("reviews:job.write")}</ButtonLink>}
        {role === "owner" && <RepostButton job={job} />}
      </div>
    </section>
  );
}

function Ways({ job, isOwner, review }: { job: JobDetails; isOwner: boolean; review: string | null }) {
  const { t } = useTranslation("reviews");
  if (review === null && !isOwner) return null;
  return (
    <div className="grid gap-3">
      {review !== null && <p>{t("job.askEnded", { name: review })}</p>}
      <div className="flex flex-wrap gap-3">
        {review !== null && <ButtonLink to={`/task/${job.id}/beoordelen`}>{t("job.write")}</ButtonLink>}
        {isOwner && <RepostButton job={job} />}
      </div>
    </div>
  );
}
